/**
 * Accepting a request: the database takes it, or the spool keeps it, or a mail tells the shop of
 * it. It is acknowledged as soon as one of them has it.
 */
import type { InquiryReceipt } from '#contracts/inquiry.ts';
import { findStored } from '#db/queries/leads.ts';
import type { Bucket } from '#db/queries/rate-buckets.ts';
import { eventDateProblem } from '#domain/inquiry-rules.ts';
import { SITE } from '#site/config.ts';
import { attempt } from '../attempt.ts';
import { withDeadline } from '../deadline.ts';
import { ApiError } from '../http/api-error.ts';
import { BUCKET_RETRY_SECONDS } from '../rate-limit/caller-bucket.ts';
import { mailInquiry } from './direct-mail.ts';
import { possibleKeys, type Inquiry } from './inquiry.ts';
import { remember, type Acknowledged } from './memory.ts';
import type { InquiryServices } from './services.ts';
import { repeated, takeInquiry, type Taken } from './store.ts';

export interface Acceptance extends InquiryReceipt {
  /** `stored`: in the database; `waiting`: acknowledged, and on its way there. */
  state: 'stored' | 'waiting';
  /** Whether mails are owed for it now. */
  isNew: boolean;
}

const RETRY_SECONDS = 120;

/**
 * @param bucket the caller's; a repetition of what was acknowledged is answered all the same
 * @throws ApiError 400 for a past date, 422 when the key belongs to another body, 429 when the
 *   caller sends too many, 503 when nothing can keep the request
 */
export async function acceptInquiry(
  services: InquiryServices,
  inquiry: Inquiry,
  bucket: Bucket | undefined,
): Promise<Acceptance> {
  const dateProblem = eventDateProblem(inquiry.lead.eventDate, services.now());
  if (dateProblem !== null) return acceptedBefore(services, inquiry, dateProblem);

  const { memory } = services;
  const { idempotencyKey } = inquiry;
  if (memory.mailed.has(idempotencyKey)) {
    const before = await attempt('inquiry-mail', () => mailInquiry(services, inquiry));
    if (before) return waiting(inquiry, before);
  }

  const controller = new AbortController();
  const taken = await attempt('inquiry-database', async () =>
    withDeadline(
      takeInquiry(services.db(), inquiry, { bucket, signal: controller.signal }),
      services.patience.database,
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
  throw unavailable();
}

function remembered(
  { memory }: InquiryServices,
  { idempotencyKey, bodyHash }: Inquiry,
  acceptance: Acceptance,
): Acceptance {
  remember(memory.acknowledged, idempotencyKey, { bodyHash, reference: acceptance.reference });
  return acceptance;
}

/** A day that is over is refused, unless the request was acknowledged while it was not. */
async function acceptedBefore(
  services: InquiryServices,
  inquiry: Inquiry,
  dateProblem: string,
): Promise<Acceptance> {
  const keys = possibleKeys(inquiry);
  const asked = await attempt('inquiry-database', async () => ({
    stored: await withDeadline(findStored(services.db(), keys), services.patience.database),
  }));
  if (asked?.stored) return answerOf(repeated(inquiry, asked.stored));
  for (const key of keys) {
    const kept = await attempt('inquiry-spool', () => services.spool.find(key));
    if (kept) return waiting(inquiry, kept);
  }
  // Nobody knows whether it was acknowledged.
  if (!asked) throw unavailable();
  throw new ApiError('bad_request', 'Please check the fields.', { eventDate: dateProblem });
}

function answerOf(taken: Taken): Acceptance {
  switch (taken.outcome) {
    case 'stored':
    case 'repeated':
      return {
        reference: taken.reference,
        state: 'stored',
        isNew: taken.outcome === 'stored',
      };
    case 'mismatch':
      throw mismatch();
    case 'limited':
      throw new ApiError(
        'rate_limited',
        `These are more requests than we can take at once. Please try again in a minute, or call ${SITE.contact.phone}.`,
        undefined,
        BUCKET_RETRY_SECONDS,
      );
  }
}

function waiting({ bodyHash }: Inquiry, kept: Acknowledged): Acceptance {
  if (kept.bodyHash !== bodyHash) throw mismatch();
  return { reference: kept.reference, state: 'waiting', isNew: false };
}

function mismatch(): ApiError {
  return new ApiError('idempotency_mismatch', 'This idempotency key belongs to another request.');
}

function unavailable(): ApiError {
  const { phone, email } = SITE.contact;
  return new ApiError(
    'unavailable',
    `We cannot take your request right now. Nothing was sent. Please try again in a few minutes, call ${phone} or write to ${email}.`,
    undefined,
    RETRY_SECONDS,
  );
}
