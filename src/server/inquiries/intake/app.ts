/**
 * What visitors send (@request.endpoints): contact inquiries, quote requests, bookings and
 * questions become inquiries, and a list is mailed (@list-mail.send). The database takes an inquiry,
 * else the spool keeps it, else the visitor is told to try again or to call.
 */
import { requestEndpoints, type InquiryReceipt } from '#contracts/inquiries/request.ts';
import { eventDateError } from '#domain/event-date.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { ApiError } from '../../base/api-error.ts';
import { attempt } from '../../base/attempt.ts';
import { DatabaseDeadlineError, withDeadline } from '../../base/deadline.ts';
import * as text from '../../base/texts.ts';
import { createApp, hostOf, type ApiApp, type ApiContext } from '../../http/app.ts';
import { handle, readKey, refuseOtherMethods } from '../../http/handle.ts';
import { callerBuckets, INQUIRY_BUCKET, type CallerBuckets } from '../../http/limits.ts';
import { mountLists } from '../../lists/routes.ts';
import { sendMailsAfterAnswer } from '../../mail/send-due.ts';
import { readSection } from '../../shop/read.ts';
import { bookingInquiry, contactInquiry, questionInquiry, type Inquiry } from './inquiry.ts';
import type { InquiryServices } from './services.ts';
import { takeInquiry } from './store.ts';

const RETRY_SECONDS = 120;
/** Longest wait for the shop's phone number in a refusal. */
const CONTACT_TIMEOUT_MS = 500;

/**
 * @returns the app; 201 with the receipt for a stored request, first time or repeated; 202 with the
 *   receipt for one that is on its way into the database
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
  const buckets = callerBuckets(hostOf(context).ip, mailbox, services.addressSalt());
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
  /** 201: in the database; 202: in the spool, from where it is brought into the database. */
  status: 201 | 202;
  reference: string;
  /** Whether a confirmation of it is queued for the visitor, or was sent. */
  confirmed: boolean;
}

/**
 * @param buckets the caller's; a repetition of what the database has is answered all the same
 * @throws ApiError 400 for a past date, 422 when the key belongs to another body, 429 when the
 *   caller sends too many, 503 when neither database nor spool keeps the request
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
        INQUIRY_BUCKET.retrySeconds,
      );
    case undefined:
  }
  // The database may still commit it: the drain finds the key there.
  const kept = await attempt('inquiry-spool', () => services.spool.keep(inquiry));
  if (!kept) {
    const refusal = text.cannotTake(await contactOf(services));
    throw new ApiError('unavailable', refusal, undefined, RETRY_SECONDS);
  }
  if (kept.bodyHash !== inquiry.bodyHash) throw mismatch();
  return { status: 202, reference: kept.reference, confirmed: false };
}

/**
 * How to reach the business, as saved. Nothing is remembered or taken from the code for a database
 * that is away: a former number is worse than none, and the visitor's page has the right one.
 */
async function contactOf({ db }: InquiryServices): Promise<text.Contact> {
  try {
    return await withDeadline(readSection(db(), 'business'), CONTACT_TIMEOUT_MS);
  } catch {
    // The failure of the same database was logged a moment ago.
    return undefined;
  }
}

function mismatch(): ApiError {
  return new ApiError('idempotency_mismatch', 'This idempotency key belongs to another request.');
}
