/** The timeline of an inquiry. */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { MAX_LENGTH } from '#domain/limits.ts';
import { endBefore, type QuoteEnd } from '#domain/quote-standing.ts';
import type { Database } from '../../client.ts';
import { inquiryEvents, quotes, staff } from '../../schema.ts';
import type { QuoteRow } from '../quotes/quotes.ts';

export type TimelineRow = typeof inquiryEvents.$inferSelect;
export type NewTimelineEntry = typeof inquiryEvents.$inferInsert;

export interface TimelineEntry extends TimelineRow {
  /** Empty if the account was deleted, or the customer acted. */
  author: string;
  /** Number of the quote concerned. */
  quoteNumber: number | null;
  declineReason: QuoteRow['declineReason'];
  /** For a question about an ended quote: how it had ended (@quote.ask). */
  quoteEnd: QuoteEnd | null;
}

/**
 * Adds an entry. A body made of several texts is cut to what the timeline takes.
 * @returns false if the id exists
 */
export async function addTimelineEntry(tx: Database, entry: NewTimelineEntry): Promise<boolean> {
  const added = await tx
    .insert(inquiryEvents)
    .values({ ...entry, body: entry.body?.slice(0, MAX_LENGTH.message) })
    .onConflictDoNothing({ target: inquiryEvents.id })
    .returning({ id: inquiryEvents.id });
  return added.length > 0;
}

/** @returns the entry with this id, of any inquiry */
export async function findTimelineEntry(
  db: Database,
  id: string,
): Promise<TimelineRow | undefined> {
  const [row] = await db.select().from(inquiryEvents).where(eq(inquiryEvents.id, id));
  return row;
}

/** @returns the entries of these inquiries, oldest first */
export async function listTimelineEntries(
  db: Database,
  inquiryIds: readonly string[],
): Promise<TimelineEntry[]> {
  if (inquiryIds.length === 0) return [];
  const rows = await db
    .select({
      entry: inquiryEvents,
      name: staff.name,
      email: staff.email,
      quote: {
        number: quotes.number,
        declineReason: quotes.declineReason,
        state: quotes.state,
        validUntil: quotes.validUntil,
        answeredAt: quotes.answeredAt,
      },
    })
    .from(inquiryEvents)
    .leftJoin(staff, eq(staff.id, inquiryEvents.authorId))
    .leftJoin(quotes, eq(quotes.id, inquiryEvents.quoteId))
    .where(inArray(inquiryEvents.inquiryId, [...inquiryIds]))
    .orderBy(inquiryEvents.inquiryId, inquiryEvents.createdAt, inquiryEvents.id);
  return rows.map(({ entry, name, email, quote }) => ({
    ...entry,
    author: name || (email ?? ''),
    quoteNumber: quote?.number ?? null,
    declineReason: entry.kind === 'quote-declined' ? (quote?.declineReason ?? null) : null,
    quoteEnd: entry.kind === 'quote-question' && quote ? endBefore(quote, entry.createdAt) : null,
  }));
}

/** @returns the inquiry's last entry of this kind */
export async function findLastOf(
  db: Database,
  inquiryId: string,
  kind: NewTimelineEntry['kind'],
): Promise<TimelineRow | undefined> {
  const [row] = await db
    .select()
    .from(inquiryEvents)
    .where(and(eq(inquiryEvents.inquiryId, inquiryId), eq(inquiryEvents.kind, kind)))
    .orderBy(desc(inquiryEvents.createdAt), desc(inquiryEvents.id))
    .limit(1);
  return row;
}

/** @returns the last change to lost of each of these inquiries that was not undone */
export async function listLosses(db: Database, inquiryIds: readonly string[]) {
  if (inquiryIds.length === 0) return [];
  const { inquiryId, reason, body, kind, toStatus, undoneAt, createdAt } = inquiryEvents;
  return db
    .selectDistinctOn([inquiryId], { inquiryId, reason, body })
    .from(inquiryEvents)
    .where(
      and(
        inArray(inquiryId, [...inquiryIds]),
        eq(kind, 'status'),
        eq(toStatus, 'lost'),
        isNull(undoneAt),
      ),
    )
    .orderBy(inquiryId, desc(createdAt));
}

export async function markUndone(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(inquiryEvents).set({ undoneAt: now }).where(eq(inquiryEvents.id, id));
}

export async function editNote(db: Database, id: string, body: string, now: Date): Promise<void> {
  await db.update(inquiryEvents).set({ body, editedAt: now }).where(eq(inquiryEvents.id, id));
}

/** @returns the number of replies to this inquiry in the last 24 hours */
export async function countReplies(db: Database, inquiryId: string): Promise<number> {
  return db.$count(
    inquiryEvents,
    and(
      eq(inquiryEvents.inquiryId, inquiryId),
      eq(inquiryEvents.kind, 'mail-sent'),
      sql`${inquiryEvents.createdAt} > now() - interval '24 hours'`,
    ),
  );
}

export async function findQuoteEntry(
  db: Database,
  quoteId: string,
  kind: NewTimelineEntry['kind'],
): Promise<TimelineRow | undefined> {
  const [row] = await db
    .select()
    .from(inquiryEvents)
    .where(and(eq(inquiryEvents.quoteId, quoteId), eq(inquiryEvents.kind, kind)))
    .orderBy(inquiryEvents.createdAt)
    .limit(1);
  return row;
}

/** @returns the number of questions about this quote in the last 24 hours */
export async function countQuestions(db: Database, quoteId: string): Promise<number> {
  return db.$count(
    inquiryEvents,
    and(
      eq(inquiryEvents.quoteId, quoteId),
      eq(inquiryEvents.kind, 'quote-question'),
      sql`${inquiryEvents.createdAt} > now() - interval '24 hours'`,
    ),
  );
}
