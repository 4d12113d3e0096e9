import type { InquiryView } from '#contracts/inquiries/list.ts';
import { eventDaysInWords } from '#domain/last-day.ts';
import { longDay } from '../data/event-days.ts';

/** @returns the event's day or days in full; empty while unknown */
export function eventDays(inquiry: Pick<InquiryView, 'eventDate' | 'lastDay'>): string {
  return eventDaysInWords(inquiry, longDay);
}
