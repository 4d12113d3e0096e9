/**
 * Which customers are reminded of a quote, and when (@quote.reminder). PostgreSQL calculates the hours of
 * the shop's time zone, so that days on which clocks change need no rule.
 */
import { sql, type SQL } from 'drizzle-orm';
import { SHOP_TIME_ZONE, todayInDetroit } from '#domain/event-date.ts';
import type { Database } from '../../client.ts';
import { quotes } from '../../schema.ts';
import { literal } from '../../schema/columns.ts';
import { hasHost } from '../host.ts';
import { query } from '../rows.ts';

const ZONE = literal(SHOP_TIME_ZONE);
/** Days before a quote expires. */
const DAYS_BEFORE = literal(2);
/** Nobody is mailed at night. */
const FIRST_HOUR = sql`time '09:00'`;
const LAST_HOUR = sql`time '20:00'`;

const localTime = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone ${ZONE})`;

/** Condition that the customer of an inquiry `i` is reminded of quotes at all. */
const mayBeReminded = sql`i.deleted_at is null and i.email <> '' and i.status not in ('lost', 'canceled', 'quarantined')`;

/**
 * Quotes that will get a reminder; a quote sent shortly before its expiry gets none, because the mail that
 * brought it has the date. The first conditions let PostgreSQL use the index `quotes_expiring`.
 */
const toRemind = (today: string) => sql`
  q.state = 'sent' and q.is_reminded and q.reminded_at is null
  and q.valid_until >= ${today}::date
  and (q.sent_at at time zone ${ZONE})::date < q.valid_until - ${DAYS_BEFORE}
  and exists (
    select from inquiries i where i.id = q.inquiry_id and ${mayBeReminded})
  and not exists (
    select from quotes later where later.inquiry_id = q.inquiry_id
      and later.number > q.number and later.state <> 'draft')`;

interface Reminding {
  now: Date;
  host: string;
  limit: number;
}

/**
 * @param options `host`: this program's name; only the database's host gets any ids
 * @returns ids of the quotes whose customers are due a reminder now, in daytime only
 */
export async function listDueReminders(db: Database, options: Reminding): Promise<string[]> {
  const rows = await query<{ id: string }>(db, dueRemindersQuery(db, options));
  return rows.map(({ id }) => id);
}

/** The query of `listDueReminders`; a test reads its plan. */
export function dueRemindersQuery(db: Database, { now, host, limit }: Reminding): SQL {
  const today = todayInDetroit(now);
  return sql`select q.id from quotes q
    where ${toRemind(today)} and q.valid_until <= ${today}::date + ${DAYS_BEFORE}
      and ${localTime(now)}::time >= ${FIRST_HOUR} and ${localTime(now)}::time < ${LAST_HOUR}
      and ${hasHost(db, host)}
    order by q.valid_until, q.id limit ${limit}`;
}

/** @returns a query of when the next reminder is due; null when none is */
export function nextReminder(now: Date): SQL {
  const local = localTime(now);
  const atFirstHour = (day: SQL) => sql`((${day} + ${FIRST_HOUR}) at time zone ${ZONE})`;
  const daytime = sql`case
    when ${local}::time < ${FIRST_HOUR} then ${atFirstHour(sql`${local}::date`)}
    when ${local}::time < ${LAST_HOUR} then ${now.toISOString()}::timestamptz
    else ${atFirstHour(sql`(${local}::date + 1)`)} end`;
  return sql`select greatest(min(${atFirstHour(sql`(q.valid_until - ${DAYS_BEFORE})`)}), ${daytime})
    from quotes q where ${toRemind(todayInDetroit(now))} having count(*) > 0`;
}

/** Records the reminder. Not an edit, so the version stays. */
export async function markReminded(tx: Database, id: string, now: Date): Promise<void> {
  await tx
    .update(quotes)
    .set({ remindedAt: now })
    .where(sql`${quotes.id} = ${id}`);
}

/**
 * Deletes queued reminders that became wrong: their quote expired, or their inquiry gets no reminders now.
 * The quotes count as not reminded, so that a customer whose inquiry is taken up again in time gets a reminder.
 */
export async function deleteWrongReminders(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    with dropped as (
      delete from outbox o using quotes q, inquiries i
      where o.kind = 'quote-reminder' and o.state = 'queued'
        and (o.claimed_until is null or o.claimed_until < now())
        and q.id = (o.content ->> 'quoteId')::uuid and i.id = q.inquiry_id
        and (q.valid_until < ${todayInDetroit(now)}::date or not (${mayBeReminded}))
      returning q.id)
    update quotes set reminded_at = null from dropped where quotes.id = dropped.id`);
}
