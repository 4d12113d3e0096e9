/** Fields shared by the public forms: reading, checking and sending them. */
import { eventDateError, eventDateTime, todayInDetroit } from '#domain/event-date.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { isMailAddress } from '#domain/mail-address.ts';
import { lengthProblem } from '#domain/text-length.ts';
import { FIELD_MESSAGES, UNREADABLE_DATE } from '#domain/texts.ts';
import { parseTypedDate } from '#domain/typed-date.ts';
import type { Wishlist } from '#domain/wishlist.ts';
import { longNote } from '#site/inquiries/form-texts.ts';

/** Text by field name, trimmed; the event date as typed, `MM/DD/YYYY`. */
export type Fields<Name extends string> = Record<Name, string>;
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

/** Required in every form about an event (@form.required), in display order. */
export const INQUIRER_FIELDS = ['eventDate', 'eventLocation', 'name', 'phone', 'email'] as const;
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

/** Checks the shared fields (@form.required). @returns messages by invalid field */
export function inquirerErrors(
  fields: Fields<InquirerField>,
  now: Date,
): FieldErrors<InquirerField> {
  const errors: FieldErrors<InquirerField> = {};
  for (const name of INQUIRER_FIELDS) {
    if (fields[name] === '') errors[name] = FIELD_MESSAGES[name];
  }
  if (!isMailAddress(fields.email)) errors.email = FIELD_MESSAGES.email;
  if (fields.eventDate !== '') {
    const problem = eventDateProblem(fields.eventDate, now);
    if (problem !== null) errors.eventDate = problem;
  }
  return errors;
}

/** @returns why what was typed as the date cannot be one; null when it can (@form.date-past) */
export function eventDateProblem(typed: string, now: Date): string | null {
  const date = parseTypedDate(typed, todayInDetroit(now));
  return date === null ? UNREADABLE_DATE : eventDateError(date, now);
}

/** @returns why the notes beside the lines cannot be sent; empty when they can (@form.length) */
export function noteProblem(list: Wishlist): string {
  const long = list.find(({ note = '' }) => lengthProblem(note, MAX_LENGTH.lineNote) !== '');
  return long ? longNote(long.name, lengthProblem(long.note ?? '', MAX_LENGTH.lineNote)) : '';
}

/** @returns what a request says of a wishlist (@checkout.request) */
export function listedItems(list: Wishlist) {
  return list.map(({ id, name, quantity, price }) => ({ id, name, quantity, price }));
}

/** @returns the shared fields for the request, the date as an ISO date-time (@checkout.request) */
export function inquirerBody(fields: Fields<InquirerField>): Fields<InquirerField> {
  const { name, phone, email, eventLocation } = fields;
  const today = todayInDetroit(new Date());
  const eventDate = eventDateTime(parseTypedDate(fields.eventDate, today) ?? '');
  return { name, phone, email, eventDate, eventLocation };
}
