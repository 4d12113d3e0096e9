/**
 * What the three public forms share: reading fields, checking them, and the fields that say who
 * the visitor is and when and where the event is.
 */
import { eventDateProblem, eventDateTime, parseTypedDate } from '#domain/event-date.ts';
import { FIELD_MESSAGES, UNREADABLE_DATE } from '#domain/texts.ts';

/** Text by field name, trimmed; the event date as typed, `MM/DD/YYYY`. */
export type Fields<Name extends string> = Record<Name, string>;
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

/** Required in every form (@form.required), in the order of the forms. */
export const INQUIRER_FIELDS = ['name', 'phone', 'email', 'eventDate', 'eventLocation'] as const;
export type InquirerField = (typeof INQUIRER_FIELDS)[number];

/** @returns the text of each named field of a form */
export function readFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Fields<Name> {
  const data = new FormData(form);
  const text = (name: Name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  // A record of exactly the names asked for.
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Fields<Name>;
}

/** Something, an at sign, something with a dot: the server looks closer. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/**
 * Checks the shared fields (@form.required).
 * @param now decides which days are over
 * @returns message by field at fault
 */
export function inquirerErrors(
  fields: Fields<InquirerField>,
  now: Date,
): FieldErrors<InquirerField> {
  const errors: FieldErrors<InquirerField> = {};
  for (const name of INQUIRER_FIELDS) {
    if (fields[name] === '') errors[name] = FIELD_MESSAGES[name];
  }
  if (!EMAIL.test(fields.email)) errors.email = FIELD_MESSAGES.email;
  if (fields.eventDate !== '') {
    const date = parseTypedDate(fields.eventDate);
    const problem = date === null ? UNREADABLE_DATE : eventDateProblem(date, now);
    if (problem !== null) errors.eventDate = problem;
  }
  return errors;
}

/** @returns the shared fields as they are sent: the date as an ISO date-time (@checkout.request) */
export function inquirerBody(fields: Fields<InquirerField>): Fields<InquirerField> {
  const { name, phone, email, eventLocation } = fields;
  const eventDate = eventDateTime(parseTypedDate(fields.eventDate) ?? '');
  return { name, phone, email, eventDate, eventLocation };
}
