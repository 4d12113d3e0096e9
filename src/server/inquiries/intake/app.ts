/**
 * Endpoints for visitors (@request.endpoints): contact inquiries, quote requests, bookings and questions become
 * inquiries, and lists are mailed (@list-mail.send). An inquiry goes into the database, else into the spool; else
 * the response asks the visitor to retry or call.
 */
import { requestEndpoints, type InquiryReceipt } from '#contracts/inquiries/request.ts';
import { eventDateError } from '#domain/event-date.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { ApiError } from '../../base/api-error.ts';
import { attempt } from '../../base/attempt.ts';
import { DatabaseDeadlineError, withDeadline } from '../../base/deadline.ts';
import * as text from '../../base/texts.ts';
import { createApp, runtimeOf, type ApiApp, type ApiContext } from '../../http/app.ts';
import { handle, readKey, refuseOtherMethods } from '../../http/handle.ts';
import { callerBuckets, INQUIRY_BUCKET, type CallerBuckets } from '../../http/limits.ts';
import { mountLists } from '../../lists/routes.ts';
import { sendMailsAfterAnswer } from '../../mail/send-due.ts';
import { readSection } from '../../shop/read.ts';
import { bookingInquiry, contactInquiry, questionInquiry, type Inquiry } from './inquiry.ts';
import type { InquiryServices } from './services.ts';
import { takeInquiry } from './store.ts';

const RETRY_SECONDS = 120;
/** Longest wait for the phone number in a refusal. */
const CONTACT_TIMEOUT_MS = 500;

/**
 * @returns the app; 201 with the receipt of a stored request, also for a repetition; 202 with the
 *   receipt of a spooled one
 */
export function inquiriesApp(services: InquiryServices): ApiApp {
  const app = createApp();

  handle(app, requestEndpoints.contact, ({ body }, context) =>
    answerInquiry(services, context, contactInquiry(body, readKey(context), services.now())),
  );
  handle(app, requestEndpoints.booking, ({ body }, context) =>
    answerInquiry(services, context, bookingInquiry(body, readKey(context), services.now())),
  );
  handle(app, requestEndpoints.question, ({ body }, context) =>
    answerInquiry(services, context, questionInquiry(body, readKey(context), services.now())),
  );
  mountLists(app, services);
  refuseOtherMethods(app, Object.values(requestEndpoints));
  return app;
}

async function answerInquiry(
  services: InquiryServices,
  context: ApiContext,
  inquiry: Inquiry,
): Promise<InquiryReceipt> {
  const mailbox = mailboxOf(inquiry.fields.email);
  const buckets = callerBuckets(runtimeOf(context).ip, mailbox, services.addressSalt());
  const { status, reference, confirmed } = await accept(services, inquiry, buckets);
  if (status === 201) sendMailsAfterAnswer(context, services);
  context.header('Cache-Control', 'no-store');
  context.status(status);
  return {
    reference,
    ...(confirmed && services.mailer().route === 'server' && { confirmation: true }),
  };
}

interface Accepted {
  /** 201: in the database; 202: in the spool. */
  status: 201 | 202;
  reference: string;
  /** Whether a confirmation to the visitor was queued or sent. */
  confirmed: boolean;
}

/**
 * @param buckets the caller's; a repetition is answered above the limit too
 * @throws ApiError 400 for a past date, 422 when the key belongs to another body, 429 above the
 *   limit, 503 when neither database nor spool stores the request
 */
async function accept(
  services: InquiryServices,
  inquiry: Inquiry,
  buckets: CallerBuckets | undefined,
): Promise<Accepted> {
  const { eventDate } = inquiry.fields;
  const dateProblem = eventDate === '' ? null : eventDateError(eventDate, services.now());
  const taken = await attempt('inquiry-database', () =>
    withDeadline(
      takeInquiry(services.db(), inquiry, services.now(), {
        buckets,
        isPast: dateProblem !== null,
      }),
      services.databaseTimeoutMs,
      DatabaseDeadlineError,
    ),
  );
  switch (taken?.outcome) {
    case 'stored':
      return { status: 201, ...taken };
    case 'past':
      throw new ApiError('bad_request', text.checkFields, {
        eventDate: dateProblem ?? '',
      });
    case 'mismatch':
      throw mismatch();
    case 'limited':
      throw new ApiError(
        'rate_limited',
        text.tooManyRequests(await contactOf(services)),
        undefined,
        INQUIRY_BUCKET.secondsPerToken,
      );
    case undefined:
  }
  // The database may still commit it; then the drain finds the key there.
  const kept = await attempt('inquiry-spool', () => services.spool.keep(inquiry));
  if (!kept) {
    const refusal = text.cannotTake(await contactOf(services));
    throw new ApiError('unavailable', refusal, undefined, RETRY_SECONDS);
  }
  if (kept.bodyHash !== inquiry.bodyHash) throw mismatch();
  return { status: 202, reference: kept.reference, confirmed: false };
}

/**
 * How to reach the business. There is no fallback for an unavailable database: a former number is
 * worse than none, and the visitor's page has the current one.
 */
async function contactOf({ db }: InquiryServices): Promise<text.Contact> {
  try {
    return await withDeadline(readSection(db(), 'business'), CONTACT_TIMEOUT_MS);
  } catch {
    // Not logged: the refusal also works without a contact.
    return undefined;
  }
}

function mismatch(): ApiError {
  return new ApiError('idempotency_mismatch', 'This idempotency key belongs to another request.');
}
