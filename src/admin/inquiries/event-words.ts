import type { InquiryView } from '#contracts/inquiries/list.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { eventDaysInWords } from '#domain/event-days.ts';
import { longDay } from '../data/event-days.ts';

type Days = Pick<InquiryView, 'eventDate' | 'lastDay'>;

/** @returns the event's day or days as MM/DD/YYYY; empty while unknown */
export function shortEventDays(inquiry: Days): string {
  return eventDaysInWords(inquiry, formatEventDate);
}

/** @returns the event's day or days in full; empty while unknown */
export function eventDays(inquiry: Days): string {
  return eventDaysInWords(inquiry, longDay);
}
