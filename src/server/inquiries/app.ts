/**
 * `POST /api/contact` and `POST /api/service-booking` (@request.endpoints): contact inquiries, quote requests
 * and bookings become inquiries.
 */
import { IDEMPOTENCY_HEADER } from '#contracts/idempotency.ts';
import {
  bookingRequestSchema,
  contactRequestSchema,
  idempotencyKeySchema,
  type InquiryReceipt,
} from '#contracts/inquiry.ts';
import { MAX_REQUEST_BYTES } from '#domain/limits.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { API_PATHS } from '#site/paths.ts';
import { ApiError } from '../http/api-error.ts';
import { createApp, hostOf, type ApiApp, type ApiContext } from '../http/app.ts';
import { readJson } from '../http/read-body.ts';
import { sendMailsAfterAnswer } from '../mail/send-due.ts';
import { callerBuckets } from '../rate-limit/caller-bucket.ts';
import { acceptInquiry } from './accept.ts';
import { bookingInquiry, contactInquiry, type Inquiry } from './inquiry.ts';
import type { InquiryServices } from './services.ts';

/**
 * @returns the app; 201 with the receipt for a stored request, first time or repeated; 202 with the
 *   receipt for one that is on its way into the database
 */
export function inquiriesApp(services: InquiryServices): ApiApp {
  const app = createApp();

  app.post(API_PATHS.contact, async (context) => {
    const key = readKey(context.req.header(IDEMPOTENCY_HEADER));
    const request = await readJson(context.req.raw, MAX_REQUEST_BYTES, contactRequestSchema);
    return answer(services, context, contactInquiry(request, key, services.now()));
  });

  app.post(API_PATHS.serviceBooking, async (context) => {
    const key = readKey(context.req.header(IDEMPOTENCY_HEADER));
    const request = await readJson(context.req.raw, MAX_REQUEST_BYTES, bookingRequestSchema);
    return answer(services, context, bookingInquiry(request, key, services.now()));
  });

  for (const path of [API_PATHS.contact, API_PATHS.serviceBooking]) {
    app.all(path, (context) => {
      context.header('Allow', 'POST');
      throw new ApiError('method_not_allowed', 'Please use POST.');
    });
  }
  return app;
}

async function answer(
  services: InquiryServices,
  context: ApiContext,
  inquiry: Inquiry,
): Promise<Response> {
  const mailbox = mailboxOf(inquiry.fields.email);
  const buckets = callerBuckets(hostOf(context).ip, mailbox, services.addressSalt());
  const { status, reference, confirmed } = await acceptInquiry(services, inquiry, buckets);
  if (status === 201) sendMailsAfterAnswer(context, services);
  context.header('Cache-Control', 'no-store');
  const receipt: InquiryReceipt = {
    reference,
    ...(confirmed && services.mailer().route === 'server' && { confirmation: true }),
  };
  return context.json(receipt, status);
}

function readKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = idempotencyKeySchema.safeParse(header);
  if (key.success) return key.data;
  throw new ApiError(
    'bad_request',
    `${IDEMPOTENCY_HEADER} must be 8 to 200 printable characters without spaces.`,
  );
}
