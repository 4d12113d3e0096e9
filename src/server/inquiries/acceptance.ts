/**
 * What a visitor is told of a request, wherever it is kept.
 */
import type { InquiryReceipt } from '#contracts/inquiry.ts';
import { SITE } from '#site/config.ts';
import { ApiError } from '../http/api-error.ts';
import { INQUIRY_BUCKET } from '../rate-limit/limits.ts';
import type { Inquiry } from './inquiry.ts';
import type { Acknowledged } from './memory.ts';
import type { Taken } from './store.ts';

export interface Acceptance extends Pick<InquiryReceipt, 'reference'> {
  /** `stored`: in the database; `waiting`: acknowledged, and on its way there. */
  state: 'stored' | 'waiting';
  /** Whether mails are owed for it now. */
  isNew: boolean;
  /** Whether the visitor is owed a confirmation of it, or has got one. */
  confirmed: boolean;
}

const RETRY_SECONDS = 120;

/**
 * @returns what the database's outcome means for the visitor
 * @throws ApiError 422 when the key belongs to another body, 429 when the caller sends too many
 */
export function answerOf(taken: Taken): Acceptance {
  switch (taken.outcome) {
    case 'stored':
    case 'repeated':
      return {
        reference: taken.reference,
        state: 'stored',
        isNew: taken.outcome === 'stored',
        confirmed: taken.confirmed,
      };
    case 'mismatch':
      throw mismatch();
    case 'limited':
      throw new ApiError(
        'rate_limited',
        `We’re getting more requests than we can handle right now. Please try again in a minute, or call ${SITE.contact.phone}.`,
        undefined,
        INQUIRY_BUCKET.retrySeconds,
      );
  }
}

/**
 * @param kept under the request's key: by the spool, by a mail, or as this process remembers
 * @throws ApiError 422 when it is another request
 */
export function waiting({ bodyHash }: Inquiry, kept: Acknowledged): Acceptance {
  if (kept.bodyHash !== bodyHash) throw mismatch();
  return { reference: kept.reference, state: 'waiting', isNew: false, confirmed: false };
}

function mismatch(): ApiError {
  return new ApiError('idempotency_mismatch', 'This idempotency key belongs to another request.');
}

/** @returns the failure of a request that nothing can keep */
export function notKept(): ApiError {
  return unavailable('We cannot take your request right now. Nothing was sent.');
}

/** @returns the failure of a request that may have been acknowledged, or not */
export function notKnown(): ApiError {
  return unavailable('We cannot look up right now whether we have your request.');
}

function unavailable(what: string): ApiError {
  const { phone, email } = SITE.contact;
  return new ApiError(
    'unavailable',
    `${what} Please try again in a few minutes, call ${phone} or write to ${email}.`,
    undefined,
    RETRY_SECONDS,
  );
}
