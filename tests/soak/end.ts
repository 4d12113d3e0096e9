/** What has to be true when everything has worked again for a while. */
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { query } from '#db/queries/rows.ts';
import { categories, inquiries, inquiryEvents } from '#db/schema.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { missingBooked, wrongStock } from './booked.ts';
import { filesBelow } from './files.ts';
import type { Ledger } from './ledger.ts';
import type { SoakShop } from './shop.ts';
import { lostRequests } from './truth.ts';

/** Of memory after a collection, from the first day to the last. */
const MAX_HEAP_GROWTH = 32 * 1024 * 1024;
/** The schedule's note of what is due next; nothing else stays in the store of a shop without uploads. */
const MAX_BLOBS = 1;
/** Callers of the last hours. */
const MAX_BUCKETS = 400;
/** Kinds of failures a day. */
const MAX_ERRORS_A_DAY = 25;

export interface Measured {
  days: number;
  /** Bytes after a collection, one of each day. */
  heap: readonly number[];
}

/** @returns what is missing, there twice, or has grown beyond its bound, in words */
export async function faultsAtEnd(
  shop: SoakShop,
  ledger: Ledger,
  measured: Measured,
): Promise<string[]> {
  return [
    ...(await missing(shop, ledger)),
    ...(await unsettled(shop, ledger)),
    ...(await grown(shop, ledger, measured)),
  ];
}

async function missing(shop: SoakShop, ledger: Ledger): Promise<string[]> {
  const { db } = shop;
  const wrong = (await lostRequests(shop, ledger)).map((each) => `${each} is not there once`);
  const stored = new Set(
    (await db.select({ of: inquiries.reference }).from(inquiries)).map(({ of }) => of),
  );
  for (const reference of ledger.requests.keys()) {
    if (!stored.has(reference)) wrong.push(`${reference} is not in the database`);
    const mails = ledger.mailed.get(reference)?.size ?? 0;
    if (mails !== 1) wrong.push(`the shop got ${mails} mails about ${reference}`);
  }
  const notes = new Map(
    (await db.select({ id: inquiryEvents.id, body: inquiryEvents.body }).from(inquiryEvents)).map(
      ({ id, body }) => [id, body],
    ),
  );
  for (const [id, body] of ledger.notes) {
    if (notes.get(id) !== body) wrong.push(`the note ${id} is not there`);
  }
  wrong.push(...(await missingBooked(db, ledger)), ...(await wrongStock(shop)));
  const rows = new Map((await db.select().from(categories)).map((row) => [row.id, row]));
  for (const [id, { name, version }] of ledger.categories) {
    const row = rows.get(id);
    const isLater = row !== undefined && row.version > version;
    if (!row || (row.name !== name && !isLater)) wrong.push(`the category ${name} is not there`);
  }
  return wrong;
}

async function unsettled({ db }: SoakShop, ledger: Ledger): Promise<string[]> {
  const wrong: string[] = [];
  const mails = await query<{ key: string; state: string; error: string | null; late: string }>(
    db,
    sql`select dedupe_key as key, state, last_error as error, (next_try_at - now())::text as late
      from outbox where state in ('queued', 'dead')`,
  );
  for (const { key, state, error, late } of mails) {
    const [, day] = /^digest:(.+)$/.exec(key) ?? [];
    const isGivenUp = state === 'dead' && error === 'TooLateError';
    if (isGivenUp && day !== undefined && isToldOf(day, ledger)) continue;
    wrong.push(`a mail is ${state}: ${key}, ${error ?? 'no error'}, next in ${late}`);
  }
  const open = await query<{ state: string; due: string }>(
    db,
    sql`select state, (due_at - now())::text as due from publications where state in ('requested', 'building')`,
  );
  for (const { state, due } of open) wrong.push(`a publication is ${state}, due in ${due}`);
  const [published] = await query<{ behind: boolean }>(
    db,
    sql`select max(updated_at) > (select max(started_at) from publications where state = 'live') as behind
      from categories`,
  );
  if (published?.behind) wrong.push('the last save is not published');
  for (const [day, ids] of ledger.digests) {
    if (ids.size > 1) wrong.push(`${ids.size} digests: ${day}`);
  }
  return wrong;
}

/** A digest that could not be sent by day is given up, and the next one tells of it (@digest.time). */
function isToldOf(day: CivilDate, { heldUp, toldOfDigest }: Ledger): boolean {
  return heldUp.has(day) && [...toldOfDigest].some((later) => later > day);
}

async function grown(
  { db, folder }: SoakShop,
  ledger: Ledger,
  { days, heap }: Measured,
): Promise<string[]> {
  const wrong: string[] = [];
  const atMost = (what: string, found: number, bound: number) => {
    if (found > bound) wrong.push(`${found} ${what}, at most ${bound} are right`);
  };
  const [first = 0] = heap;
  atMost('bytes more of memory', (heap.at(-1) ?? 0) - first, MAX_HEAP_GROWTH);
  atMost('blobs', (await filesBelow(path.join(folder, 'blobs'))).length, MAX_BLOBS);
  const sent = (kind: string) => ledger.sent.get(kind) ?? 0;
  const rowsOf = async (table: string) => {
    const [row] = await query<{ rows: number }>(
      db,
      sql`select count(*)::int as rows from ${sql.identifier(table)}`,
    );
    return row?.rows ?? 0;
  };
  atMost('requests', await rowsOf('inquiries'), sent('request'));
  // Two a request and a digest a day.
  atMost('mails', await rowsOf('outbox'), 2 * sent('request') + days + 1);
  atMost('quotes', await rowsOf('quotes'), sent('quote'));
  atMost('payments', await rowsOf('payments'), sent('payment'));
  atMost('publications', await rowsOf('publications'), 5 * (sent('save') + 1));
  // Each day has one, which lasts a week.
  atMost('sessions', await rowsOf('staff_sessions'), 9);
  atMost('callers', await rowsOf('rate_buckets'), MAX_BUCKETS);
  atMost('error counts', await rowsOf('error_counts'), MAX_ERRORS_A_DAY * (days + 1));
  const [connections] = await query<{ open: number }>(
    db,
    sql`select count(*)::int as open from pg_stat_activity where datname = current_database()`,
  );
  atMost('connections', connections?.open ?? 0, 10);
  return wrong;
}
