import { eventDateError, eventDateTime, todayInDetroit } from '#domain/event-date.ts';
import { INQUIRER_FIELDS, type InquirerField } from '#domain/inquirer-fields.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { isMailAddress } from '#domain/mail-address.ts';
import { lengthProblem } from '#domain/text-length.ts';
import { FIELD_MESSAGES, UNREADABLE_DATE } from '#domain/texts.ts';
import { parseTypedDate } from '#domain/typed-date.ts';
import type { Wishlist } from '#domain/wishlist.ts';
import { longNote } from '#site/inquiries/form-texts.ts';
import { textsOf } from './drafts.ts';

/** Trimmed text by field; the event date as typed. */
export type Fields<Name extends string> = Record<Name, string>;
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

/** Those of `INQUIRER_FIELDS` that are required (@form.required). */
export const REQUIRED_FIELDS = INQUIRER_FIELDS.filter((name) => name !== 'guestCount');

export function readFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Fields<Name> {
  const texts = textsOf(new FormData(form));
  // The object has exactly these names.
  return Object.fromEntries(
    names.map((name) => [name, (texts[name] ?? '').trim()]),
  ) as Fields<Name>;
}

/** @returns messages by invalid field (@form.required) */
export function inquirerErrors(
  fields: Fields<InquirerField>,
  now: Date,
): FieldErrors<InquirerField> {
  const errors: FieldErrors<InquirerField> = {};
  for (const name of REQUIRED_FIELDS) {
    if (fields[name] === '') errors[name] = FIELD_MESSAGES[name];
  }
  if (!isMailAddress(fields.email)) errors.email = FIELD_MESSAGES.email;
  if (fields.eventDate !== '') {
    const problem = eventDateProblem(fields.eventDate, now);
    if (problem !== null) errors.eventDate = problem;
  }
  return errors;
}

/** @returns why this is not a valid date (@form.date-past), or null */
export function eventDateProblem(typed: string, now: Date): string | null {
  const date = parseTypedDate(typed, todayInDetroit(now));
  return date === null ? UNREADABLE_DATE : eventDateError(date, now);
}

/** @returns the error about the first note of a line that is too long (@form.length), or empty */
export function noteProblem(list: Wishlist): string {
  const long = list.find(({ note = '' }) => lengthProblem(note, MAX_LENGTH.lineNote) !== '');
  return long ? longNote(long.name, lengthProblem(long.note ?? '', MAX_LENGTH.lineNote)) : '';
}

/** @returns the wishlist for a request (@checkout.request) */
export function listedItems(list: Wishlist) {
  return list.map(({ id, name, quantity, price }) => ({ id, name, quantity, price }));
}

/**
 * @returns the shared fields for a request, the date as an ISO date-time (@checkout.request), without an empty guest
 * count
 */
export function inquirerBody(fields: Fields<InquirerField>) {
  const { name, phone, email, eventLocation, guestCount } = fields;
  const today = todayInDetroit(new Date());
  const eventDate = eventDateTime(parseTypedDate(fields.eventDate, today) ?? '');
  const guests = guestCount === '' ? {} : { guestCount };
  return { name, phone, email, eventDate, eventLocation, ...guests };
}
