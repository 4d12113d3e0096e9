/** The contact inquiry of the home page (spec §3, §5). */
import { sendContactRequest } from '#api-client/inquiries.ts';
import { FIELD_MESSAGES } from '#domain/inquiry-rules.ts';
import { NOTICES } from '#site/notices.ts';
import { clearWishlist, wishlist } from '../wishlist.ts';
import { defineForm } from './define.ts';
import { inquirerBody, inquirerErrors, INQUIRER_FIELDS } from './inquiry.ts';

export const contactForm = defineForm({
  name: 'contact',
  fields: [...INQUIRER_FIELDS, 'referralSource', 'message'],
  check: (fields, now) => ({
    ...inquirerErrors(fields, now),
    ...(fields.message === '' ? { message: FIELD_MESSAGES.message } : {}),
  }),
  body: (fields, services: string[]) => ({
    ...inquirerBody(fields),
    services,
    referralSource: fields.referralSource,
    message: fields.message,
    wishlistItems: wishlist().map(({ id, name, quantity, price }) => ({
      id,
      name,
      quantity,
      price,
    })),
  }),
  send: sendContactRequest,
  accepted: () => {
    // Silent: one notice is visible at a time, and that the request was sent matters more.
    clearWishlist(true);
    return NOTICES.contactSent;
  },
  failure: NOTICES.contactFailed,
});
