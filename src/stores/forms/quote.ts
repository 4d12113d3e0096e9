/** The quote request of the checkout page (spec §3, §5). */
import { sendContactRequest } from '#api-client/inquiries.ts';
import { quoteMessage } from '#domain/quote-message.ts';
import { NOTICES } from '#site/notices.ts';
import { notify } from '../notices.ts';
import { wishlist } from '../wishlist.ts';
import { defineForm } from './define.ts';
import { inquirerBody, inquirerErrors, INQUIRER_FIELDS } from './inquiry.ts';

export const quoteForm = defineForm({
  name: 'quote',
  fields: [...INQUIRER_FIELDS, 'referralSource', 'details'],
  check: inquirerErrors,
  refused: (fields) => {
    // Said beside the messages at the fields (spec §5).
    if (INQUIRER_FIELDS.some((name) => fields[name] === '')) notify(NOTICES.quoteFieldsMissing);
  },
  body: (fields) => ({
    ...inquirerBody(fields),
    services: [],
    referralSource: fields.referralSource,
    message: quoteMessage(fields.details, wishlist()),
    wishlistItems: wishlist().map(({ id, name, quantity, price }) => ({
      id,
      name,
      quantity,
      price,
    })),
  }),
  send: sendContactRequest,
  sentAs: { details: 'message' },
  // The wishlist stays (spec §4).
  accepted: () => NOTICES.quoteSent,
  failure: NOTICES.quoteFailed,
});
