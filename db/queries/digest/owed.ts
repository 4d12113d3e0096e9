/** Booked events for which money is due (@digest.money). */
import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { CivilDate } from '#domain/event-date.ts';
import type { Database } from '../../client.ts';
import { inquiries } from '../../schema.ts';
import { MOST_LISTED, type DigestFacts } from './digest.ts';

const received = sql`coalesce((
  select sum(case kind when 'payment' then cents else -cents end)
  from payments where payments.inquiry_id = ${inquiries.id} and voided_at is null), 0)`;
const total = sql`(${inquiries.agreed} ->> 'totalCents')::int`;
const deposit = sql`least((${inquiries.agreed} ->> 'depositCents')::int, ${total})`;
const bookedAt = sql`(
  select max(created_at) from inquiry_events
  where inquiry_events.inquiry_id = ${inquiries.id} and kind = 'status'
    and to_status = 'booked' and undone_at is null)`;

interface OwedRequest {
  /** The deposit of events booked before this is overdue. */
  bookedBefore: Date;
  /** The balance is due for events up to this day. */
  balanceUntil: CivilDate;
}

/** @returns events whose deposit is overdue or whose balance is due, soonest event first */
export async function listOwed(
  db: Database,
  { bookedBefore, balanceUntil }: OwedRequest,
): Promise<DigestFacts['owed']> {
  const { id, reference, name, eventDate, lastDay, eventLocation, status, deletedAt } = inquiries;
  const isDeposit = sql<boolean>`${received} < ${deposit}`;
  const rows = await db
    .select({
      id,
      reference,
      name,
      eventDate,
      lastDay,
      eventLocation,
      isDeposit,
      cents:
        sql<number>`case when ${isDeposit} then ${deposit} else ${total} end - ${received}`.mapWith(
          Number,
        ),
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(inquiries)
    .where(
      and(
        isNull(deletedAt),
        eq(status, 'booked'),
        or(
          and(isDeposit, lt(bookedAt, bookedBefore)),
          and(lt(received, total), lte(eventDate, balanceUntil)),
        ),
      ),
    )
    .orderBy(asc(eventDate), asc(id))
    .limit(MOST_LISTED);
  return { entries: rows, total: rows[0]?.total ?? 0 };
}
