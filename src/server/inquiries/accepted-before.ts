import { findStored } from '#db/queries/inquiries.ts';
import { attempt } from '../attempt.ts';
import { withDeadline } from '../deadline.ts';
import { ApiError } from '../http/api-error.ts';
import { answerOf, notKnown, waiting, type Acceptance } from './acceptance.ts';
import { mailedBefore } from './direct-mail.ts';
import { possibleKeys, type Inquiry } from './inquiry.ts';
import type { InquiryServices } from './services.ts';
import { repeated } from './store.ts';

/**
 * A day that is over is refused, unless the request was acknowledged while it was not.
 * @param dateProblem what to say of the day
 * @throws ApiError 400 for a past date, 422 when the key belongs to another body, 503 when a place
 *   that may hold the request cannot be asked
 */
export async function acceptedBefore(
  services: InquiryServices,
  inquiry: Inquiry,
  dateProblem: string,
): Promise<Acceptance> {
  const { db, memory, timeouts, spool } = services;
  const keys = possibleKeys(inquiry);
  // The spool first: what has left it by now is found in the database.
  const waits = await attempt('inquiry-spool', async () => ({
    kept: (await Promise.all(keys.map((key) => spool.find(key)))).find((each) => each),
  }));
  if (waits?.kept) return waiting(inquiry, waits.kept);
  const asked = await attempt('inquiry-database', async () => ({
    stored: await withDeadline(findStored(db(), keys), timeouts.database),
  }));
  if (asked?.stored) return answerOf(repeated(inquiry, asked.stored));
  for (const idempotencyKey of keys) {
    const known =
      memory.acknowledged.get(idempotencyKey) ??
      (await mailedBefore(services, { ...inquiry, idempotencyKey }));
    if (known) return waiting(inquiry, known);
  }
  // What was acknowledged is never refused, so silence is no "no".
  if (!waits || !asked) throw notKnown();
  throw new ApiError('bad_request', 'Please check the fields.', { eventDate: dateProblem });
}
