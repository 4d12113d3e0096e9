/** A customer's event as a calendar file (@event.calendar-file). */
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { icalendar, type CalendarFile } from '#domain/icalendar.ts';
import * as text from '../base/booked-texts.ts';

type Event = Pick<
  InquiryRow,
  | 'id'
  | 'reference'
  | 'status'
  | 'eventDate'
  | 'lastDay'
  | 'eventLocation'
  | 'deliveryWindow'
  | 'pickupWindow'
  | 'version'
  | 'updatedAt'
>;

/**
 * @returns the file of a booked or canceled event, whose id lets calendars update it; null for
 *   other events, and for an event without a date
 */
export function eventFile(
  event: Event,
  { name, email }: { name: string; email: string },
): CalendarFile | null {
  const { id, reference, status, eventDate, lastDay, eventLocation, version, updatedAt } = event;
  if (eventDate === null || (status !== 'booked' && status !== 'canceled')) return null;
  const isCanceled = status === 'canceled';
  const method = isCanceled ? 'CANCEL' : 'PUBLISH';
  const entry = {
    uid: id,
    day: eventDate,
    lastDay,
    isTentative: false,
    isCanceled,
    organizer: { name, email },
    summary: text.customerEvent(name),
    location: eventLocation,
    description: [reference, ...text.crewTimes(event)].join('\n'),
    url: '',
    changedAt: updatedAt,
    sequence: version,
  };
  return { method, text: icalendar(name, [entry], method) };
}
