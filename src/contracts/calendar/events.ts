/** The calendar of events in the admin (@calendar.views), and the link of its feed. */
import * as z from 'zod/mini';
import { daysBetween } from '#domain/days.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { answer, endpoint } from '../endpoint.ts';
import { civilDay } from '../fields.ts';
import type { InquiryStatus, InquiryView } from '../inquiries/list.ts';

/** Most days of one answer: a month with the weeks that it begins and ends in, and more. */
export const MAX_CALENDAR_DAYS = 62;
/** Most events of one answer; far more than a shop can have in two months. */
export const MAX_CALENDAR_EVENTS = 1_000;

/** Statuses of the events that a calendar shows: what may take place. */
export const CALENDAR_STATUSES = ['pending', 'contacted', 'quoted', 'booked'] as const;
export type CalendarStatus = (typeof CALENDAR_STATUSES)[number] & InquiryStatus;

/** The event of an inquiry. */
export interface CalendarEventView extends Pick<
  InquiryView,
  'id' | 'reference' | 'name' | 'eventDate' | 'eventLocation' | 'guestCount'
> {
  status: CalendarStatus;
  /** Null: it lasts one day. */
  lastDay: CivilDate | null;
  /** Whether it has more than there is on those days (@calendar.unfit). */
  isUnfit: boolean;
}

export interface CalendarView {
  /** By first day; of one day, booked ones first. */
  events: CalendarEventView[];
  /** Whether there are more than `MAX_CALENDAR_EVENTS`. */
  isCut: boolean;
}

/** Whether the caller has a feed, and since when. */
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
  /** Events from the first to the last day. */
  read: endpoint(`GET ${CALENDAR}`, 'inquiries.read', {
    query: range,
    answer: answer<CalendarView>(),
  }),
  /** The caller's own feed. */
  feed: endpoint(`GET ${CALENDAR}/feed`, 'inquiries.read', { answer: answer<FeedView>() }),
  /** Makes a new link, which is given this once and voids the one before. */
  makeFeed: endpoint(`POST ${CALENDAR}/feed`, 'inquiries.read', {
    answer: answer<FeedView & { link: string }>(),
  }),
  revokeFeed: endpoint(`DELETE ${CALENDAR}/feed`, 'inquiries.read'),
};
