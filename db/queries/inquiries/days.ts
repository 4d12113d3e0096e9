/** Conditions on the days of events. */
import { and, gte, or, type SQL } from 'drizzle-orm';
import { dayAfter } from '#domain/days.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { MAX_EVENT_DAYS } from '#domain/limits.ts';
import { inquiries } from '../../schema.ts';

/**
 * An event's last day is that day or later (@event.days). Indexes have only its first day, and events last at most
 * `MAX_EVENT_DAYS`.
 */
export function isNotOver(day: CivilDate): SQL | undefined {
  return and(
    gte(inquiries.eventDate, dayAfter(day, 1 - MAX_EVENT_DAYS)),
    or(gte(inquiries.eventDate, day), gte(inquiries.lastDay, day)),
  );
}
