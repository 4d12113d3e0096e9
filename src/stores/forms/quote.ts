/** The quote request of the checkout page (spec §3, §5). */
import { sendContactRequest } from '#api-client/inquiries.ts';
import { quoteMessage, typedDetails } from '#domain/quote-message.ts';
import { NOTICES } from '#site/notices.ts';
import type { Preselection } from '#site/preselection.ts';
import { dropPackage } from '../chosen-package.ts';
import { rememberRequest, replaceableRequest } from '../earlier-request.ts';
import { wishlist } from '../wishlist.ts';
import { defineForm } from './define.ts';
import { inquirerBody, inquirerErrors, INQUIRER_FIELDS } from './inquiry.ts';

/** Value of the field `replaces` for a request that replaces none; otherwise it is a reference. */
export const REPLACES_NONE = 'none';

export const quoteForm = defineForm({
  name: 'quote',
  fields: [...INQUIRER_FIELDS, 'replaces', 'referralSource', 'details'],
  check: (fields, now) => {
    const earlier = replaceableRequest(wishlist(), now.getTime());
    // What was answered may be about another request: one was sent from another tab since.
    const isAnswered =
      earlier === null || fields.replaces === REPLACES_NONE || fields.replaces === earlier;
    return {
      ...inquirerErrors(fields, now),
      ...(isAnswered ? {} : { replaces: 'Please choose one of the two' }),
    };
  },
  // Said beside the messages at the fields (spec §5).
  refused: (fields) =>
    INQUIRER_FIELDS.some((name) => fields[name] === '') ? NOTICES.quoteFieldsMissing : undefined,
  body: (fields, chosen: Preselection | null) => ({
    ...inquirerBody(fields),
    // Always empty (spec §3): a package is named in the message.
    services: [],
    referralSource: fields.referralSource,
    message: quoteMessage(detailsWith(fields.details, chosen), wishlist()),
    wishlistItems: wishlist().map(({ id, name, quantity, price }) => ({
      id,
      name,
      quantity,
      price,
    })),
    ...(fields.replaces !== '' &&
      fields.replaces !== REPLACES_NONE && { replaces: fields.replaces }),
  }),
  send: sendContactRequest,
  sentAs: { details: 'message' },
  // The wishlist stays (spec §4).
  about: (chosen) => chosen?.service ?? '',
  accepted: ({ message, wishlistItems }, { reference }, chosen) => {
    rememberRequest(reference, wishlistItems, Date.now(), typedDetails(message, wishlistItems));
    if (chosen) dropPackage(chosen);
    return NOTICES.quoteSent;
  },
  failure: NOTICES.quoteFailed,
});

/** The sentence of the home page's form (spec §5), after what the visitor wrote. */
function detailsWith(details: string, chosen: Preselection | null): string {
  return [details, chosen?.message ?? ''].filter((text) => text !== '').join('\n');
}
