/** The quote request of the checkout page (@checkout.request, @checkout.required). */
import { sendContactRequest } from '#api-client/inquiries.ts';
import { quoteMessage, typedDetails } from '#domain/quote-message.ts';
import type { Preselection } from '#site/preselection.ts';
import { replaceMissing } from '#site/texts/forms.ts';
import { TOASTS } from '#site/texts/toasts.ts';
import { dropPackage } from '../chosen-package.ts';
import { earlierRequest, isRepetition, rememberRequest } from '../earlier-request.ts';
import { wishlist } from '../wishlist.ts';
import { defineForm } from './define.ts';
import {
  inquirerBody,
  inquirerErrors,
  INQUIRER_FIELDS,
  type Fields,
  type InquirerField,
} from './inquiry.ts';

/** Value of the field `replaces` for a request that replaces none; otherwise it is a reference. */
export const REPLACES_NONE = 'none';

type QuoteField = InquirerField | 'referralSource' | 'details' | 'replaces';

export const quoteForm = defineForm({
  name: 'quote',
  fields: [...INQUIRER_FIELDS, 'referralSource', 'details', 'replaces'],
  check: (fields, now, chosen: Preselection | null) => {
    const earlier = replaceableRequest(fields, chosen, now.getTime());
    // What was answered may be about another request: one was sent from another tab since.
    const isAnswered =
      earlier === null || fields.replaces === REPLACES_NONE || fields.replaces === earlier;
    return {
      ...inquirerErrors(fields, now),
      ...(isAnswered ? {} : { replaces: replaceMissing }),
    };
  },
  // Said beside the messages at the fields (@checkout.required).
  refused: (fields) =>
    INQUIRER_FIELDS.some((name) => fields[name] === '') ? TOASTS.quoteFieldsMissing : undefined,
  body: (fields, chosen: Preselection | null) => {
    const content = contentOf(fields, chosen);
    const now = Date.now();
    const earlier = earlierRequest(now);
    const answer = fields.replaces === REPLACES_NONE ? '' : fields.replaces;
    // Sent once more it replaces what it replaced, or it would be another request.
    const replaces = earlier && isRepetition(earlier, content, now) ? earlier.replaces : answer;
    return { ...content, ...(replaces !== '' && { replaces }) };
  },
  send: sendContactRequest,
  sentAs: { details: 'message' },
  // The wishlist stays (@checkout.keeps-list).
  about: (chosen) => chosen?.service ?? '',
  accepted: (body, { reference }, chosen) => {
    const { message, wishlistItems } = body;
    rememberRequest(reference, body, Date.now(), typedDetails(message, wishlistItems));
    if (chosen) dropPackage(chosen);
    return TOASTS.quoteSent;
  },
  failure: TOASTS.quoteFailed,
});

/**
 * @param now milliseconds of the epoch
 * @returns reference of the request of the last days that this one may replace; null where there is none,
 *   or where this is that one once more
 */
export function replaceableRequest(
  fields: Fields<QuoteField>,
  chosen: Preselection | null,
  now: number,
): string | null {
  const earlier = earlierRequest(now);
  if (!earlier) return null;
  // A "yes" brings back what was said: what is the same by that is still asked about.
  const isAnswered = fields.replaces === earlier.reference;
  const isSame = !isAnswered && isRepetition(earlier, contentOf(fields, chosen), now);
  return isSame ? null : earlier.reference;
}

/** What a request says, apart from what it replaces. */
function contentOf(fields: Fields<QuoteField>, chosen: Preselection | null) {
  return {
    ...inquirerBody(fields),
    // Always empty (@checkout.request): a package is named in the message.
    services: [],
    referralSource: fields.referralSource,
    message: quoteMessage(detailsWith(fields.details, chosen), wishlist()),
    wishlistItems: wishlist().map(({ id, name, quantity, price }) => ({
      id,
      name,
      quantity,
      price,
    })),
  };
}

/** The sentence of the home page's form (@home.preselect), after what the visitor wrote. */
function detailsWith(details: string, chosen: Preselection | null): string {
  return [details, chosen?.message ?? ''].filter((text) => text !== '').join('\n');
}
