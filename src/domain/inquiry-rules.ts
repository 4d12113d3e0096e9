/**
 * The rules of an inquiry's fields, without a schema library: forms check what a visitor typed
 * with them, the contracts say the same of what arrives.
 */
import { isPastEventDate, type CivilDate } from './event-date.ts';

/** What is said at a field (@form.required, @contact.message). */
export const FIELD_MESSAGES = {
  name: 'Name is required',
  phone: 'Phone number is required',
  email: 'Please enter a valid email address',
  eventDate: 'Event date is required',
  eventLocation: 'Event location is required',
  message: 'Please tell us about your event',
} as const;

/** Said when the event date is over; both sides check it against their own clock. */
const PAST_DATE_MESSAGE = 'Event date cannot be in the past';

/** @returns the message for a day that is over in Detroit, or null */
export function eventDateProblem(date: CivilDate, now: Date): string | null {
  return isPastEventDate(date, now) ? PAST_DATE_MESSAGE : null;
}
