import * as z from 'zod/mini';
import { daysBetween } from '#domain/days.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { answer, endpoint } from '../endpoint.ts';
import { civilDay } from '../fields.ts';
import type { InquiryStatus, InquiryView } from '../inquiries/list.ts';

/** In one response: a month with its full weeks, and more. */
export const MAX_CALENDAR_DAYS = 62;
/** In one response; far more than a shop has in two months. */
export const MAX_CALENDAR_EVENTS = 1_000;

/** Statuses whose events may take place. */
export const CALENDAR_STATUSES = ['pending', 'contacted', 'quoted', 'booked'] as const;
export type CalendarStatus = (typeof CALENDAR_STATUSES)[number] & InquiryStatus;

export interface CalendarEventView extends Pick<
  InquiryView,
  'id' | 'reference' | 'name' | 'eventDate' | 'eventLocation' | 'guestCount'
> {
  status: CalendarStatus;
  /** Null: one day. */
  lastDay: CivilDate | null;
  /** Needs more pieces than are free on its days (@calendar.unfit). */
  isUnfit: boolean;
}

export interface CalendarView {
  /** By first day, booked ones first. */
  events: CalendarEventView[];
  /** There are more than `MAX_CALENDAR_EVENTS`. */
  isCut: boolean;
}

/** The caller's feed. */
interface FeedView {
  /** ISO date-time; null: none. */
  createdAt: string | null;
}

const range = z.strictObject({ from: civilDay, to: civilDay }).check(
  z.refine(
    ({ from, to }) => {
      const days = daysBetween(from, to) + 1;
      return days >= 1 && days <= MAX_CALENDAR_DAYS;
    },
    { error: `It is 1 to ${MAX_CALENDAR_DAYS} days from the first one`, path: ['to'] },
  ),
);

const CALENDAR = '/api/admin/calendar';

export const calendarEndpoints = {
  read: endpoint(`GET ${CALENDAR}`, 'inquiries.read', {
    query: range,
    answer: answer<CalendarView>(),
  }),
  feed: endpoint(`GET ${CALENDAR}/feed`, 'inquiries.read', { answer: answer<FeedView>() }),
  /** Makes a new link, returned once, and voids the earlier link. */
  makeFeed: endpoint(`POST ${CALENDAR}/feed`, 'inquiries.read', {
    answer: answer<FeedView & { link: string }>(),
  }),
  revokeFeed: endpoint(`DELETE ${CALENDAR}/feed`, 'inquiries.read'),
};
