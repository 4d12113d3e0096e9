/** Events with current stock rows (@stock.recount), and locks on them. */
import { and, asc, eq, exists, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { CALENDAR_STATUSES } from '#contracts/calendar/events.ts';
import type { AgreedEvent } from '#domain/agreed-event.ts';
import type { CivilDate } from '#domain/event-date.ts';
import type { Database } from '../../client.ts';
import { inquiries, quotes, stockRows } from '../../schema.ts';
import { isNotOver } from '../inquiries/days.ts';
import type { InquiryRow } from '../inquiries/rows.ts';

/**
 * @param today in Detroit
 * @param after id of the previous event; undefined to start with the first
 * @returns ids of events that have, or may need, rows on future days; ordered by id
 */
export async function listStockedEvents(
  db: Database,
  today: CivilDate,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<string[]> {
  const { id, status, deletedAt } = inquiries;
  const withRows = db
    .select({ one: sql`1` })
    .from(stockRows)
    .where(and(eq(stockRows.inquiryId, id), gt(stockRows.free, today)));
  const withQuote = db
    .select({ one: sql`1` })
    .from(quotes)
    .where(and(eq(quotes.inquiryId, id), eq(quotes.state, 'sent'), gte(quotes.validUntil, today)));
  const isBooked = and(eq(status, 'booked'), isNotOver(today));
  const mayTake = and(isNull(deletedAt), inArray(status, [...CALENDAR_STATUSES]));
  const rows = await db
    .select({ id })
    .from(inquiries)
    .where(
      and(
        after === undefined ? undefined : gt(id, after),
        or(exists(withRows), and(mayTake, or(isBooked, exists(withQuote)))),
      ),
    )
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** @returns ids of events with rows of these items on future days */
export async function listEventsWith(
  db: Database,
  itemIds: readonly string[],
  today: CivilDate,
): Promise<string[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: stockRows.inquiryId })
    .from(stockRows)
    .where(and(inArray(stockRows.itemId, [...itemIds]), gt(stockRows.free, today)));
  return rows.flatMap(({ id }) => id ?? []);
}

/**
 * Locks events until the transaction ends, in the order of their ids.
 * @param waits whether to wait for events locked by another transaction; otherwise skips them
 */
export async function lockEvents(
  tx: Database,
  ids: readonly string[],
  { waits }: { waits: boolean },
): Promise<InquiryRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(inquiries)
    .where(inArray(inquiries.id, [...ids]))
    .orderBy(asc(inquiries.id))
    .for('update', waits ? {} : { skipLocked: true });
}

/**
 * Stores the agreement of an event that was booked before agreements were stored. Not an edit, so the version
 * stays.
 */
export async function storeAgreed(tx: Database, id: string, agreed: AgreedEvent): Promise<void> {
  await tx.update(inquiries).set({ agreed }).where(eq(inquiries.id, id));
}

/** Deletes holds of quotes that can no longer be accepted. @returns how many */
export async function deleteEndedHolds(db: Database, today: CivilDate): Promise<number> {
  const rows = await db
    .delete(stockRows)
    .where(lt(stockRows.until, today))
    .returning({ id: stockRows.id });
  return rows.length;
}

/** @returns what names these events, with their days, in a refusal */
export async function listNamedEvents(db: Database, inquiryIds: readonly string[]) {
  if (inquiryIds.length === 0) return [];
  const { id, reference, name, eventDate, lastDay } = inquiries;
  return db
    .select({ id, reference, name, eventDate, lastDay })
    .from(inquiries)
    .where(inArray(id, [...new Set(inquiryIds)]));
}
