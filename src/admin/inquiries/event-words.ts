import type { InquiryView } from '#contracts/inquiries/list.ts';
import { longDay } from '../data/event-days.ts';

/** @returns the days of an event in full: one, or from the first to the last; empty while they are not known */
export function eventDays({ eventDate, lastDay }: Pick<InquiryView, 'eventDate' | 'lastDay'>) {
  if (eventDate === '') return '';
  return lastDay === '' ? longDay(eventDate) : `${longDay(eventDate)} – ${longDay(lastDay)}`;
}
