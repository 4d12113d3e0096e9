/** Requests that await staff: new ones, and those whose customer said something about a quote (@inquiry.unanswered). */
import { and, desc, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { inquiries, inquiryEvents } from '../../schema.ts';
import { isReplaced } from './replaced.ts';

/**
 * Condition for an `inquiry_events` row that awaits staff: a question until a reply, call, note,
 * quote or change of status; a decline until a quote or change of status. Undone changes do not
 * count. `limit` instead of `exists` makes PostgreSQL use the inquiry's index rather than scan all
 * events.
 */
const WAITS = sql`inquiry_events.quote_id is not null
  and inquiry_events.kind in ('quote-question', 'quote-declined')
  and (
    select 1 from inquiry_events later
    where later.inquiry_id = inquiry_events.inquiry_id
      and later.created_at > inquiry_events.created_at
      and not later.is_by_customer and later.undone_at is null
      and (later.kind in ('quote-sent', 'status')
        or (inquiry_events.kind = 'quote-question' and later.kind in ('mail-sent', 'call', 'note')))
    limit 1) is null`;

/** Whether an inquiry waits for staff because of its quotes. An array, so that PostgreSQL uses the primary key. */
const isUnanswered = sql`${inquiries.id} = any (array(
  select inquiry_events.inquiry_id from inquiry_events where ${WAITS}))`;

/** Whether an inquiry awaits staff: it is pending and no other replaces it, or what its customer said is unanswered. */
export const isToAnswer = or(and(eq(inquiries.status, 'pending'), not(isReplaced)), isUnanswered);

// Columns are spelled out below, because drizzle omits the table name in a select list.

/** Kind of the inquiry's latest unanswered message; null if there is none. */
export const unansweredKind = sql<Unanswered['kind'] | null>`(
  select inquiry_events.kind from inquiry_events
  where inquiry_events.inquiry_id = inquiries.id and ${WAITS}
  order by inquiry_events.created_at desc limit 1)`;

/** Since when an inquiry waits for staff; a pending one since its arrival. */
export const waitsSince = sql`case inquiries.status when 'pending' then inquiries.created_at
  else coalesce((
    select min(inquiry_events.created_at) from inquiry_events
    where inquiry_events.inquiry_id = inquiries.id and ${WAITS}), inquiries.created_at) end`.mapWith(
  inquiries.createdAt,
);

export interface Unanswered {
  kind: 'quote-question' | 'quote-declined';
  at: Date;
}

/** @returns the unanswered messages of these inquiries, newest first, one per kind */
export async function listUnanswered(
  db: Database,
  inquiryIds: readonly string[],
): Promise<(Unanswered & { inquiryId: string })[]> {
  const { inquiryId, kind, createdAt } = inquiryEvents;
  const rows = await db
    .selectDistinctOn([inquiryId, kind], { inquiryId, kind, at: createdAt })
    .from(inquiryEvents)
    .where(and(inArray(inquiryId, [...inquiryIds]), WAITS))
    .orderBy(inquiryId, kind, desc(createdAt));
  return rows
    .flatMap(({ kind: said, ...row }) =>
      said === 'quote-question' || said === 'quote-declined' ? [{ ...row, kind: said }] : [],
    )
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
}
