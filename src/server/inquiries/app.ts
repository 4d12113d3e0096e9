/**
 * What visitors send (@request.endpoints): contact inquiries, quote requests, bookings and
 * questions become inquiries, and a list is mailed (@list-mail.send).
 */
import { requestEndpoints, type InquiryReceipt } from '#contracts/inquiry.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { createApp, hostOf, type ApiApp, type ApiContext } from '../http/app.ts';
import { handle, refuseOtherMethods } from '../http/handle.ts';
import { readKey } from '../http/idempotency-key.ts';
import { mountLists } from '../lists/routes.ts';
import { sendMailsAfterAnswer } from '../mail/send-due.ts';
import { callerBuckets } from '../rate-limit/limits.ts';
import { acceptInquiry } from './accept.ts';
import { bookingInquiry, contactInquiry, questionInquiry, type Inquiry } from './inquiry.ts';
import type { InquiryServices } from './services.ts';

/**
 * @returns the app; 201 with the receipt for a stored request, first time or repeated; 202 with the
 *   receipt for one that is on its way into the database
 */
export function inquiriesApp(services: InquiryServices): ApiApp {
  const app = createApp();

  handle(app, requestEndpoints.contact, ({ body }, context) =>
    accept(services, context, contactInquiry(body, readKey(context), services.now())),
  );
  handle(app, requestEndpoints.booking, ({ body }, context) =>
    accept(services, context, bookingInquiry(body, readKey(context), services.now())),
  );
  handle(app, requestEndpoints.question, ({ body }, context) =>
    accept(services, context, questionInquiry(body, readKey(context), services.now())),
  );
  mountLists(app, services);
  refuseOtherMethods(app, Object.values(requestEndpoints));
  return app;
}

async function accept(
  services: InquiryServices,
  context: ApiContext,
  inquiry: Inquiry,
): Promise<InquiryReceipt> {
  const mailbox = mailboxOf(inquiry.fields.email);
  const buckets = callerBuckets(hostOf(context).ip, mailbox, services.addressSalt());
  const { status, reference, confirmed } = await acceptInquiry(services, inquiry, buckets);
  if (status === 201) sendMailsAfterAnswer(context, services);
  context.header('Cache-Control', 'no-store');
  context.status(status);
  return {
    reference,
    ...(confirmed && services.mailer().route === 'server' && { confirmation: true }),
  };
}
