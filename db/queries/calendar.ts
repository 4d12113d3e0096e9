/** Events of inquiries by day, and the feeds for calendar programs. */
import { and, asc, eq, gte, inArray, isNull, lte, not, or, sql } from 'drizzle-orm';
import { CALENDAR_STATUSES, type CalendarStatus } from '#contracts/calendar/events.ts';
import type { Role } from '#contracts/permissions.ts';
import type { CivilDate } from '#domain/event-date.ts';
import type { Database } from '../client.ts';
import { calendarFeeds, inquiries, staff } from '../schema.ts';
import { isNotOver } from './inquiries/days.ts';
import { isReplaced } from './inquiries/replaced.ts';

interface EventRequest {
  /** First and last day. */
  from: CivilDate;
  to: CivilDate;
  /** Events in any other state are left out. */
  statuses?: readonly CalendarStatus[];
  /** Includes events canceled since then; undefined excludes canceled ones. */
  canceledSince?: Date;
  limit: number;
}

/** Another request stands for it, and it takes no pieces, as an open quote or a booking does (@inquiry.replaced). */
const isReplacedOnly = sql`(${inquiries.status} in ('pending', 'contacted') and ${isReplaced})`;

/**
 * The statement for the events of a range of days, including those that began before it; exported so that a test
 * can explain it.
 * @returns rows by day, booked ones first; lost, quarantined, deleted and replaced ones are left out
 */
export function eventsQuery(db: Database, request: EventRequest) {
  const { from, to, statuses = CALENDAR_STATUSES, canceledSince, limit } = request;
  const shown = inArray(inquiries.status, [...statuses]);
  return db
    .select({
      id: inquiries.id,
      reference: inquiries.reference,
      name: inquiries.name,
      // The range excludes null.
      eventDate: sql<string>`${inquiries.eventDate}`,
      lastDay: inquiries.lastDay,
      eventLocation: inquiries.eventLocation,
      deliveryWindow: inquiries.deliveryWindow,
      pickupWindow: inquiries.pickupWindow,
      guestCount: inquiries.guestCount,
      // The condition excludes the others.
      status: sql<CalendarStatus | 'canceled'>`${inquiries.status}`,
      version: inquiries.version,
      updatedAt: inquiries.updatedAt,
    })
    .from(inquiries)
    .where(
      and(
        // Spelled exactly as in the predicate of the index `inquiries_event`.
        sql`${inquiries.status} <> 'quarantined'`,
        isNull(inquiries.deletedAt),
        isNotOver(from),
        lte(inquiries.eventDate, to),
        not(isReplacedOnly),
        canceledSince === undefined ? shown : or(shown, gte(inquiries.canceledAt, canceledSince)),
      ),
    )
    .orderBy(
      asc(inquiries.eventDate),
      sql`(${inquiries.status} <> 'booked')`,
      asc(inquiries.name),
      asc(inquiries.id),
    )
    .limit(limit);
}

/** @returns when this person's feed was created; undefined without one */
export async function findFeedTime(db: Database, staffId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.staffId, staffId));
  return row?.createdAt;
}

/** Creates a person's feed; voids the link of an earlier one. */
export async function replaceFeed(
  db: Database,
  feed: { staffId: string; tokenHash: string; createdAt: Date },
): Promise<void> {
  const { tokenHash, createdAt } = feed;
  await db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.staffId, set: { tokenHash, createdAt } });
}

export async function revokeFeed(db: Database, staffId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.staffId, staffId));
}

/** @returns the role of the feed's owner; undefined for an unknown feed or a disabled owner */
export async function findFeedReader(db: Database, tokenHash: string): Promise<Role | undefined> {
  const [reader] = await db
    .select({ role: staff.role })
    .from(calendarFeeds)
    .innerJoin(staff, eq(staff.id, calendarFeeds.staffId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(staff.disabledAt)));
  return reader?.role;
}
