/** Booked events of a day, and their checked-off pieces. */
import { and, asc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { CivilDate } from '#domain/event-date.ts';
import type { Database } from '../../client.ts';
import { handovers, inquiries, rentalItems, staff, stockRows } from '../../schema.ts';
import type { InquiryRow } from '../inquiries/rows.ts';

/**
 * @returns booked events with pieces that are away on that day, or come back on it, and canceled ones
 *   of which pieces were ticked off as packed, whatever their days
 */
export async function listEventsAwayOn(db: Database, day: CivilDate): Promise<InquiryRow[]> {
  const away = db
    .select({ id: stockRows.inquiryId })
    .from(stockRows)
    .where(and(eq(stockRows.kind, 'booking'), lte(stockRows.out, day), gte(stockRows.free, day)));
  const packed = db
    .select({ id: handovers.inquiryId })
    .from(handovers)
    .where(eq(handovers.way, 'out'));
  return db
    .select()
    .from(inquiries)
    .where(
      and(
        isNull(inquiries.deletedAt),
        or(
          and(eq(inquiries.status, 'booked'), inArray(inquiries.id, away)),
          and(eq(inquiries.status, 'canceled'), inArray(inquiries.id, packed)),
        ),
      ),
    )
    .orderBy(asc(inquiries.eventDate), asc(inquiries.name), asc(inquiries.id));
}

/** @returns the ticks of these events, with their authors */
export async function listTicks(db: Database, inquiryIds: readonly string[]) {
  if (inquiryIds.length === 0) return [];
  return db
    .select({ tick: handovers, author: { name: staff.name, email: staff.email } })
    .from(handovers)
    .leftJoin(staff, eq(staff.id, handovers.createdBy))
    .where(inArray(handovers.inquiryId, [...inquiryIds]));
}

/** @returns the ticks of these events, with the current names of the items */
export async function listHandovers(db: Database, inquiryIds: readonly string[]) {
  if (inquiryIds.length === 0) return [];
  const { inquiryId, option, way, missing, damaged, note, tickedAt } = handovers;
  return db
    .select({ inquiryId, item: rentalItems.name, option, way, missing, damaged, note, tickedAt })
    .from(handovers)
    .innerJoin(rentalItems, eq(rentalItems.id, handovers.itemId))
    .where(inArray(inquiryId, [...inquiryIds]))
    .orderBy(asc(tickedAt), asc(rentalItems.name), asc(option));
}

type NewTick = typeof handovers.$inferInsert;
type TickKey = Pick<NewTick, 'inquiryId' | 'itemId' | 'way'> & { option: string };

const isTick = ({ inquiryId, itemId, option, way }: TickKey) =>
  and(
    eq(handovers.inquiryId, inquiryId),
    eq(handovers.itemId, itemId),
    eq(handovers.option, option),
    eq(handovers.way, way),
  );

type NotedFaults = Required<Pick<NewTick, 'missing' | 'damaged' | 'note'>>;

/**
 * Ticks pieces off. Idempotent.
 * @param faults replace the noted faults; left out, the noted faults stay
 */
export async function saveTick(db: Database, tick: NewTick, faults?: NotedFaults): Promise<void> {
  const { inquiryId, itemId, option, way } = handovers;
  const target = [inquiryId, itemId, option, way];
  const insert = db.insert(handovers).values({ ...tick, ...faults });
  await (faults
    ? insert.onConflictDoUpdate({ target, set: faults })
    : insert.onConflictDoNothing({ target }));
}

/** Removes a tick. Idempotent. */
export async function removeTick(db: Database, key: TickKey): Promise<void> {
  await db.delete(handovers).where(isTick(key));
}
