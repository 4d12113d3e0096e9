/** Fields shared by the public forms: reading, checking and sending them. */
import { eventDateError, eventDateTime, parseTypedDate } from '#domain/event-date.ts';
import { FIELD_MESSAGES, UNREADABLE_DATE } from '#domain/texts.ts';
import type { Wishlist } from '#domain/wishlist.ts';

/** Text by field name, trimmed; the event date as typed, `MM/DD/YYYY`. */
export type Fields<Name extends string> = Record<Name, string>;
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

/** Required in every form about an event (@form.required), in display order. */
export const INQUIRER_FIELDS = ['name', 'phone', 'email', 'eventDate', 'eventLocation'] as const;
export type InquirerField = (typeof INQUIRER_FIELDS)[number];

/** @returns the text of each named field */
export function readFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Fields<Name> {
  const data = new FormData(form);
  const text = (name: Name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  // Has exactly the given names.
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Fields<Name>;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** A rough check; the server's is stricter. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** Checks the shared fields (@form.required). @returns messages by invalid field */
export function inquirerErrors(
  fields: Fields<InquirerField>,
  now: Date,
): FieldErrors<InquirerField> {
  const errors: FieldErrors<InquirerField> = {};
  for (const name of INQUIRER_FIELDS) {
    if (fields[name] === '') errors[name] = FIELD_MESSAGES[name];
  }
  if (!isEmail(fields.email)) errors.email = FIELD_MESSAGES.email;
  if (fields.eventDate !== '') {
    const date = parseTypedDate(fields.eventDate);
    const problem = date === null ? UNREADABLE_DATE : eventDateError(date, now);
    if (problem !== null) errors.eventDate = problem;
  }
  return errors;
}

/** @returns what a request says of a wishlist (@checkout.request) */
export function listedItems(list: Wishlist) {
  return list.map(({ id, name, quantity, price }) => ({ id, name, quantity, price }));
}

/** @returns the shared fields for the request, the date as an ISO date-time (@checkout.request) */
export function inquirerBody(fields: Fields<InquirerField>): Fields<InquirerField> {
  const { name, phone, email, eventLocation } = fields;
  const eventDate = eventDateTime(parseTypedDate(fields.eventDate) ?? '');
  return { name, phone, email, eventDate, eventLocation };
}
