/** Quotes, the links of their customers, and their queued mails. */
import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { inquiries, inquiryEvents, outbox, quoteLinks, quotes } from '../../schema.ts';
import type { InquiryRow } from '../inquiries/rows.ts';
import { lockInquiry } from '../inquiries/work.ts';
import { isWaiting } from '../mail/stale.ts';
import { onlyRow } from '../rows.ts';

export type QuoteRow = typeof quotes.$inferSelect;
type NewQuote = typeof quotes.$inferInsert;

export interface QuoteRecord extends QuoteRow {
  /** Reference of the inquiry. */
  reference: string;
  /** When its event was canceled; null if it was not. */
  canceledAt: Date | null;
  /** Whether a later quote of the inquiry was sent. */
  hasLater: boolean;
  /** Last valid day of a later sent quote, `9999-12-31` for an accepted one; null if there is none. */
  laterValidUntil: string | null;
  /** Number of its links that have not expired. */
  links: number;
}

/** Columns of `QuoteRecord`. */
const RECORD = {
  quote: quotes,
  reference: inquiries.reference,
  canceledAt: inquiries.canceledAt,
  hasLater: sql<boolean>`exists (
    select from quotes later where later.inquiry_id = ${quotes.inquiryId}
      and later.number > ${quotes.number} and later.state <> 'draft')`,
  laterValidUntil: sql<string | null>`(
    select max(case later.state when 'accepted' then '9999-12-31' else later.valid_until::text end)
    from quotes later where later.inquiry_id = ${quotes.inquiryId}
      and later.number > ${quotes.number} and later.state in ('sent', 'accepted'))`,
  links: sql<number>`(
    select count(*)::int from quote_links
    where quote_links.quote_id = ${quotes.id} and quote_links.expires_at > now())`,
};

function recordsOf(db: Database) {
  return db.select(RECORD).from(quotes).innerJoin(inquiries, eq(inquiries.id, quotes.inquiryId));
}

function asRecord({
  quote,
  ...rest
}: { quote: QuoteRow } & Omit<QuoteRecord, keyof QuoteRow>): QuoteRecord {
  return { ...quote, ...rest };
}

/** @returns the quotes of these inquiries, newest first within each */
export async function listQuotes(
  db: Database,
  inquiryIds: readonly string[],
): Promise<QuoteRecord[]> {
  if (inquiryIds.length === 0) return [];
  return (await quotesQuery(db, inquiryIds)).map(asRecord);
}

/** The query of `listQuotes`; a test reads its plan. */
export function quotesQuery(db: Database, inquiryIds: readonly string[]) {
  return recordsOf(db)
    .where(inArray(quotes.inquiryId, [...inquiryIds]))
    .orderBy(quotes.inquiryId, desc(quotes.number));
}

/** @returns the last sent quote of each inquiry, with the data for its standing */
export async function listLastSent(db: Database, inquiryIds: readonly string[]) {
  if (inquiryIds.length === 0) return [];
  const { inquiryId, number, state, validUntil } = quotes;
  return db
    .selectDistinctOn([inquiryId], { inquiryId, number, state, validUntil })
    .from(quotes)
    .where(and(inArray(inquiryId, [...inquiryIds]), ne(state, 'draft')))
    .orderBy(inquiryId, desc(number));
}

/** @returns the quote, drafts included */
export async function findQuote(db: Database, id: string): Promise<QuoteRecord | undefined> {
  const [row] = await recordsOf(db).where(eq(quotes.id, id));
  return row && asRecord(row);
}

/**
 * @returns the quote and its inquiry, which is locked until the transaction ends, so that moves of its quotes are
 *   serialized
 */
export async function lockQuote(
  tx: Database,
  id: string,
): Promise<{ quote: QuoteRecord; inquiry: InquiryRow } | undefined> {
  const [row] = await tx
    .select({ inquiryId: quotes.inquiryId })
    .from(quotes)
    .where(eq(quotes.id, id));
  const inquiry = row && (await lockInquiry(tx, row.inquiryId));
  // Read again, because the previous holder of the lock may have changed it.
  const quote = inquiry && (await findQuote(tx, id));
  return quote && { quote, inquiry };
}

/** Adds a draft with the inquiry's next number. The inquiry must be locked. */
export async function addDraft(
  tx: Database,
  draft: Omit<NewQuote, 'number' | 'validUntil'>,
): Promise<void> {
  const last = onlyRow(
    await tx
      .select({ number: sql<number>`coalesce(max(${quotes.number}), 0)` })
      .from(quotes)
      .where(eq(quotes.inquiryId, draft.inquiryId)),
  );
  await tx
    .insert(quotes)
    .values({ ...draft, number: last.number + 1, validUntil: draft.content.validUntil });
}

export async function changeQuote(
  tx: Database,
  id: string,
  columns: Partial<QuoteRow>,
  now: Date,
): Promise<void> {
  await tx
    .update(quotes)
    .set({ ...columns, updatedAt: now, version: sql`${quotes.version} + 1` })
    .where(eq(quotes.id, id));
}

export async function removeDraft(tx: Database, id: string): Promise<void> {
  await tx.delete(quotes).where(and(eq(quotes.id, id), eq(quotes.state, 'draft')));
}

/** Adds a link to a quote; its token is stored as a hash. */
export async function addQuoteLink(
  tx: Database,
  link: typeof quoteLinks.$inferInsert,
): Promise<void> {
  await tx.insert(quoteLinks).values(link);
}

/** Lets links that still work do so until that time; never shorter. */
export async function extendQuoteLinks(
  tx: Database,
  quoteId: string,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  const { expiresAt } = quoteLinks;
  await tx
    .update(quoteLinks)
    .set({ expiresAt: until })
    .where(and(eq(quoteLinks.quoteId, quoteId), gt(expiresAt, now), lt(expiresAt, until)));
}

export async function removeQuoteLinks(tx: Database, quoteId: string): Promise<void> {
  await tx.delete(quoteLinks).where(eq(quoteLinks.quoteId, quoteId));
}

interface Opening {
  id: string;
  tokenHash: string;
  now: Date;
}

/** @returns the quote that this link opens; undefined for a wrong, expired or revoked link */
export async function findLinkedQuote(
  db: Database,
  opening: Opening,
): Promise<QuoteRecord | undefined> {
  const [row] = await linkedQuoteQuery(db, opening);
  return row && asRecord(row);
}

/** The query of `findLinkedQuote`; a test reads its plan. */
export function linkedQuoteQuery(db: Database, { id, tokenHash, now }: Opening) {
  return recordsOf(db)
    .innerJoin(quoteLinks, eq(quoteLinks.quoteId, quotes.id))
    .where(
      and(
        eq(quoteLinks.tokenHash, tokenHash),
        eq(quotes.id, id),
        gt(quoteLinks.expiresAt, now),
        isNull(inquiries.deletedAt),
      ),
    );
}

/** Idempotency keys of a quote's mails to its customer. */
export const quoteMailKeys = (id: string) => ({
  quote: `quote:${id}`,
  reminder: `quote-reminder:${id}`,
});

/** Idempotency key of the mail to the shop about an acceptance without enough stock: one per day. */
export const shortMailKey = (id: string, day: string) => `quote-short:${id}:${day}`;

/** Deletes queued mails that have become wrong. */
export async function deleteQueuedMails(tx: Database, keys: readonly string[]): Promise<void> {
  await tx.delete(outbox).where(and(inArray(outbox.dedupeKey, [...keys]), isWaiting));
}

/** @returns whether a quote was sent that is neither declined nor withdrawn */
export async function isQuoted(db: Database, inquiryId: string): Promise<boolean> {
  const sent = and(
    eq(quotes.inquiryId, inquiryId),
    inArray(quotes.state, ['sent', 'accepted'] as const),
  );
  return (await db.$count(quotes, sent)) > 0;
}

/** @returns whether a quote was accepted, or a change to booked was not undone */
export async function wasBooked(db: Database, inquiryId: string): Promise<boolean> {
  const accepted = and(eq(quotes.inquiryId, inquiryId), eq(quotes.state, 'accepted'));
  const moved = and(
    eq(inquiryEvents.inquiryId, inquiryId),
    eq(inquiryEvents.kind, 'status'),
    eq(inquiryEvents.toStatus, 'booked'),
    isNull(inquiryEvents.undoneAt),
  );
  return (await db.$count(quotes, accepted)) > 0 || (await db.$count(inquiryEvents, moved)) > 0;
}
