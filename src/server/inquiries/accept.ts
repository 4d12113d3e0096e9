/**
 * Accepting a request: the database takes it, or the spool keeps it, or a mail tells the shop of
 * it. It is acknowledged as soon as one of them has it.
 */
import { eventDateProblem } from '#domain/event-date.ts';
import { attempt } from '../attempt.ts';
import { withDeadline } from '../deadline.ts';
import type { CallerBuckets } from '../rate-limit/caller-bucket.ts';
import { answerOf, notKept, waiting, type Acceptance } from './acceptance.ts';
import { acceptedBefore } from './accepted-before.ts';
import { mailedBefore, mailInquiry } from './direct-mail.ts';
import type { Inquiry } from './inquiry.ts';
import { remember } from './memory.ts';
import type { InquiryServices } from './services.ts';
import { takeInquiry } from './store.ts';

/**
 * @param buckets the caller's; a repetition of what was acknowledged is answered all the same
 * @throws ApiError 400 for a past date, 422 when the key belongs to another body, 429 when the
 *   caller sends too many, 503 when nothing can keep the request
 */
export async function acceptInquiry(
  services: InquiryServices,
  inquiry: Inquiry,
  buckets: CallerBuckets | undefined,
): Promise<Acceptance> {
  const dateProblem = eventDateProblem(inquiry.fields.eventDate, services.now());
  if (dateProblem !== null) return acceptedBefore(services, inquiry, dateProblem);

  const { memory } = services;
  const { idempotencyKey } = inquiry;
  const before = await mailedBefore(services, inquiry);
  if (before) return waiting(inquiry, before);

  const controller = new AbortController();
  const taken = await attempt('inquiry-database', async () =>
    withDeadline(
      takeInquiry(services.db(), inquiry, { buckets, signal: controller.signal }),
      services.timeouts.database,
    ),
  );
  if (taken) return remembered(services, inquiry, answerOf(taken));
  // What is still under way may finish; nothing more is begun.
  controller.abort();

  const kept = await attempt('inquiry-spool', () => services.spool.keep(inquiry));
  if (kept) return remembered(services, inquiry, waiting(inquiry, kept));
  const known = memory.acknowledged.get(idempotencyKey);
  if (known) return waiting(inquiry, known);
  const mailed = await attempt('inquiry-mail', () => mailInquiry(services, inquiry));
  if (mailed) return waiting(inquiry, mailed);
  throw notKept();
}

function remembered(
  { memory }: InquiryServices,
  { idempotencyKey, bodyHash }: Inquiry,
  acceptance: Acceptance,
): Acceptance {
  remember(memory.acknowledged, idempotencyKey, { bodyHash, reference: acceptance.reference });
  return acceptance;
}
