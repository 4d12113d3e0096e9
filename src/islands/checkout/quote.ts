/**
 * The quote request: from the form's fields and the wishlist to what is sent (spec §3, §5).
 */
import { eventDateProblem, FIELD_MESSAGES, type ContactRequestInput } from '#contracts/inquiry.ts';
import { eventDateTime, parseTypedDate } from '#domain/event-date.ts';
import { quoteMessage } from '#domain/quote-message.ts';
import type { Wishlist } from '#domain/wishlist.ts';
import { sendContactRequest } from '#api-client/inquiries.ts';
import { NOTICES } from '#site/notices.ts';
import { createFormSubmit } from '#stores/form-submit.ts';
import { submissionKey } from '#stores/submission-key.ts';

export const QUOTE_FORM = 'quote';

/** Required fields (spec §5), in the order of the form. */
const REQUIRED = ['name', 'phone', 'email', 'eventDate', 'eventLocation'] as const;

export interface QuoteFields {
  name: string;
  phone: string;
  email: string;
  /** As typed, `MM/DD/YYYY`. */
  eventDate: string;
  eventLocation: string;
  referralSource: string;
  details: string;
}

export type QuoteErrors = Partial<Record<keyof QuoteFields, string>>;

export function readQuoteFields(form: HTMLFormElement): QuoteFields {
  const data = new FormData(form);
  const text = (name: keyof QuoteFields) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    eventDate: text('eventDate'),
    eventLocation: text('eventLocation'),
    referralSource: text('referralSource'),
    details: text('details'),
  };
}

/** @returns whether a required field is empty (spec §5) */
export function hasMissingFields(fields: QuoteFields): boolean {
  return REQUIRED.some((name) => fields[name] === '');
}

/**
 * @param emailIsValid the browser's own verdict on the email field
 * @returns message by field at fault
 */
export function quoteErrors(fields: QuoteFields, emailIsValid: boolean, now: Date): QuoteErrors {
  const errors: QuoteErrors = {};
  for (const name of REQUIRED) {
    if (fields[name] === '') errors[name] = FIELD_MESSAGES[name];
  }
  if (!emailIsValid) errors.email = FIELD_MESSAGES.email;
  if (fields.eventDate !== '') {
    const date = parseTypedDate(fields.eventDate);
    const problem = date === null ? 'Please enter the date as MM/DD/YYYY' : eventDateProblem(date, now);
    if (problem !== null) errors.eventDate = problem;
  }
  return errors;
}

/** @returns the body of `POST /api/contact` for a quote request (spec §3) */
export function quoteRequest(fields: QuoteFields, list: Wishlist): ContactRequestInput {
  const { details, eventDate, ...rest } = fields;
  return {
    ...rest,
    eventDate: eventDateTime(parseTypedDate(eventDate) ?? ''),
    services: [],
    message: quoteMessage(details, list),
    wishlistItems: list.map(({ id, name, quantity, price }) => ({ id, name, quantity, price })),
  };
}

/** @param onSent told after the request is stored; the wishlist stays as it is (spec §4) */
export function createQuoteSubmit(onSent: () => void) {
  return createFormSubmit({
    send: (body: ContactRequestInput) => sendContactRequest(body, submissionKey(QUOTE_FORM, body)),
    onAccepted: () => {
      onSent();
      return NOTICES.quoteSent;
    },
    failure: NOTICES.quoteFailed,
  });
}
