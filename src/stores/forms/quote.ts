/** The quote request of the checkout (@checkout.request, @checkout.required). */
import { sendContactRequest } from '#api-client/inquiries.ts';
import { INQUIRER_FIELDS, type InquirerField } from '#domain/inquirer-fields.ts';
import { quoteMessage, typedDetails } from '#domain/quote-message.ts';
import { replaceMissing } from '#site/inquiries/form-texts.ts';
import type { Preselection } from '#site/inquiries/preselection.ts';
import { TOASTS } from '#site/texts/toasts.ts';
import { dropPackage } from '../chosen-package.ts';
import { earlierRequest, isRepetition, rememberRequest } from '../earlier-request.ts';
import { wishlist } from '../wishlist.ts';
import { defineForm } from './define.ts';
import {
  inquirerBody,
  inquirerErrors,
  listedItems,
  noteProblem,
  REQUIRED_FIELDS,
  type Fields,
} from './inquiry.ts';

/** Value of the field `replaces` for a request that replaces none; any other value is a reference. */
export const REPLACES_NONE = 'none';

type QuoteField = InquirerField | 'referralSource' | 'details' | 'replaces';

export const quoteForm = defineForm({
  name: 'quote',
  fields: [...INQUIRER_FIELDS, 'referralSource', 'details', 'replaces'],
  check: (fields, now, chosen: Preselection | null) => {
    const notes = noteProblem(wishlist());
    const earlier = replaceableRequest(fields, chosen, now.getTime());
    // The answer may name a request that is no longer the last: another tab may have sent one since.
    const isAnswered =
      earlier === null || fields.replaces === REPLACES_NONE || fields.replaces === earlier;
    return {
      ...inquirerErrors(fields, now),
      ...(notes === '' ? {} : { details: notes }),
      ...(isAnswered ? {} : { replaces: replaceMissing }),
    };
  },
  // A toast besides the messages at the fields (@checkout.required).
  refused: (fields) =>
    REQUIRED_FIELDS.some((name) => fields[name] === '') ? TOASTS.quoteFieldsMissing : undefined,
  body: (fields, chosen: Preselection | null) => {
    const content = contentOf(fields, chosen);
    const now = Date.now();
    const earlier = earlierRequest(now);
    const answer = fields.replaces === REPLACES_NONE ? '' : fields.replaces;
    // A retry must replace the same request, or it would count as a different one.
    const replaces = earlier && isRepetition(earlier, content, now) ? earlier.replaces : answer;
    return { ...content, ...(replaces !== '' && { replaces }) };
  },
  send: sendContactRequest,
  sentAs: { details: 'message' },
  about: (chosen) => chosen?.service ?? '',
  // The wishlist stays (@checkout.keeps-list).
  accepted: (body, { reference }, chosen) => {
    const { message, wishlistItems } = body;
    rememberRequest(reference, body, Date.now(), typedDetails(message, wishlistItems));
    if (chosen) dropPackage(chosen);
    return TOASTS.quoteSent;
  },
  failure: TOASTS.quoteFailed,
});

/** @returns reference of a recent request that this one may replace; null: none, or this one repeats it */
export function replaceableRequest(
  fields: Fields<QuoteField>,
  chosen: Preselection | null,
  now: number,
): string | null {
  const earlier = earlierRequest(now);
  if (!earlier) return null;
  // "Yes" restores the earlier details; the question stays although the content is now equal.
  const isAnswered = fields.replaces === earlier.reference;
  const isSame = !isAnswered && isRepetition(earlier, contentOf(fields, chosen), now);
  return isSame ? null : earlier.reference;
}

/** The body without `replaces`. */
function contentOf(fields: Fields<QuoteField>, chosen: Preselection | null) {
  return {
    ...inquirerBody(fields),
    // Always empty (@checkout.request): the message names the package.
    services: [],
    referralSource: fields.referralSource,
    message: quoteMessage(detailsWith(fields.details, chosen), wishlist()),
    wishlistItems: listedItems(wishlist()),
  };
}

/** Appends the sentence about the package (@home.preselect). */
function detailsWith(details: string, chosen: Preselection | null): string {
  return [details, chosen?.message ?? ''].filter((text) => text !== '').join('\n');
}
