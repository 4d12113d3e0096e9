/** Content of the daily digest, and the day of the last one. */
import {
  and,
  asc,
  between,
  desc,
  eq,
  exists,
  gt,
  gte,
  isNull,
  lt,
  lte,
  ne,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CivilDate } from '#domain/event-date.ts';
import type { Database } from '../../client.ts';
import { inquiries, lastDigest, outbox, quotes } from '../../schema.ts';
import { hasHost } from '../host.ts';
import { isNotOver } from '../inquiries/days.ts';
import {
  isToAnswer,
  unansweredKind,
  waitsSince,
  type Unanswered,
} from '../inquiries/unanswered.ts';
import type { MailKind } from '../mail/outbox.ts';
import { countWritten } from '../rows.ts';

/** Maximum of entries per list; nobody reads longer mails. */
export const MOST_LISTED = 20;
/** Counts all rows, whatever the limit. */
const TOTAL = sql<number>`count(*) over ()`.mapWith(Number);

/** An inquiry, with only the sender's name. */
export interface DigestInquiry {
  id: string;
  reference: string;
  name: string;
  eventDate: CivilDate | null;
  /** Null for an event of one day. */
  lastDay: CivilDate | null;
  eventLocation: string;
}

export interface DigestList<Entry> {
  entries: Entry[];
  /** Number of all entries, also those not listed. */
  total: number;
}

/** Lists of what is open; without any entry, no digest is sent. */
export interface DigestFacts {
  /** Longest wait first; `unanswered` is the kind of the customer's latest open message about a quote. */
  waiting: DigestList<DigestInquiry & { since: Date; unanswered: Unanswered['kind'] | null }>;
  /** Longest overdue first. */
  overdue: DigestList<DigestInquiry & { nextActionOn: CivilDate | null }>;
  /** Soonest first. */
  upcoming: DigestList<DigestInquiry & { status: string }>;
  /** Open quotes, soonest first. */
  expiring: DigestList<DigestInquiry & { number: number; validUntil: CivilDate }>;
  /** Booked or quoted events that need more pieces than there are, soonest first. */
  short: DigestList<DigestInquiry & { short: { name: string; short: number }[] }>;
  /** Booked events with an overdue deposit, or whose balance is due, by how much; soonest first. */
  owed: DigestList<DigestInquiry & { isDeposit: boolean; cents: number }>;
  /** Newest first; a mail about no inquiry has no id. */
  failedMails: DigestList<{ kind: MailKind; id: string | null; reference: string | null }>;
}

interface DigestRequest {
  today: CivilDate;
  /** Last day of the events that are listed. */
  until: CivilDate;
  /** Last day of validity up to which open quotes are listed. */
  expiringUntil: CivilDate;
  /** Excludes mails that failed before this, which were listed already. */
  failedSince: Date;
}

export async function findDigest(
  db: Database,
  { today, until, expiringUntil, failedSince }: DigestRequest,
): Promise<Omit<DigestFacts, 'short' | 'owed'>> {
  const { id, reference, name, eventDate, lastDay, eventLocation, status, nextActionOn } =
    inquiries;
  const columns = { id, reference, name, eventDate, lastDay, eventLocation };
  const listed = (condition: SQL | undefined) => and(isNull(inquiries.deletedAt), condition);
  const isPromising = notInArray(status, ['quarantined', 'lost', 'canceled']);
  const waiting = await db
    .select({ ...columns, since: waitsSince, unanswered: unansweredKind, total: TOTAL })
    .from(inquiries)
    .where(listed(isToAnswer))
    .orderBy(asc(waitsSince), asc(id))
    .limit(MOST_LISTED);
  const overdue = await db
    .select({ ...columns, nextActionOn, total: TOTAL })
    .from(inquiries)
    .where(listed(and(lt(nextActionOn, today), isPromising)))
    .orderBy(asc(nextActionOn), asc(id))
    .limit(MOST_LISTED);
  const upcoming = await db
    .select({ ...columns, status, total: TOTAL })
    .from(inquiries)
    .where(listed(and(isNotOver(today), lte(eventDate, until), isPromising)))
    .orderBy(asc(eventDate), asc(id))
    .limit(MOST_LISTED);
  const { number, validUntil } = quotes;
  const later = alias(quotes, 'later');
  const isReplaced = exists(
    db
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.inquiryId, quotes.inquiryId),
          gt(later.number, number),
          ne(later.state, 'draft'),
        ),
      ),
  );
  const expiring = await db
    .select({ ...columns, number, validUntil, total: TOTAL })
    .from(quotes)
    .innerJoin(inquiries, eq(inquiries.id, quotes.inquiryId))
    .where(
      and(
        eq(quotes.state, 'sent'),
        between(validUntil, today, expiringUntil),
        listed(isPromising),
        not(isReplaced),
      ),
    )
    .orderBy(asc(validUntil), asc(quotes.id))
    .limit(MOST_LISTED);
  const failedMails = await db
    .select({ kind: outbox.kind, id, reference, total: TOTAL })
    .from(outbox)
    .leftJoin(inquiries, eq(inquiries.id, outbox.inquiryId))
    .where(
      and(
        eq(outbox.state, 'dead'),
        // Time of the last try.
        gte(outbox.nextTryAt, failedSince),
        or(isNull(outbox.inquiryId), isNull(inquiries.deletedAt)),
      ),
    )
    .orderBy(desc(outbox.nextTryAt), asc(outbox.id))
    .limit(MOST_LISTED);
  return {
    waiting: listOf(waiting),
    overdue: listOf(overdue),
    upcoming: listOf(upcoming),
    expiring: listOf(expiring),
    failedMails: listOf(failedMails),
  };
}

function listOf<Row extends { total: number }>(rows: readonly Row[]): DigestList<Row> {
  return { entries: [...rows], total: rows[0]?.total ?? 0 };
}

/** @returns the last day that had its digest; undefined before the first one */
export async function readLastDigest(db: Database): Promise<CivilDate | undefined> {
  const [row] = await db.select({ day: lastDigest.day }).from(lastDigest);
  return row?.day;
}

/**
 * Records that a day has its digest; call it in the transaction that queues the digest.
 * @param host the claimant; only the database's host claims
 * @returns whether this call was the first for that day
 */
export async function claimDigest(tx: Database, host: string, day: CivilDate): Promise<boolean> {
  const claim = sql`
    insert into last_digest as l ("only", day)
    select true, ${day}::date where ${hasHost(tx, host)}
    on conflict ("only") do update set day = excluded.day where l.day < excluded.day
    returning 1`;
  return (await countWritten(tx, claim)) > 0;
}
