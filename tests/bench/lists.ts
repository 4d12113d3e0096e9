/** What the admin's lists cost with years of requests, beside the same lists of a new shop. */
import { sql } from 'drizzle-orm';
import { quoteContentOf } from '#contracts/quotes/quotes.fixtures.ts';
import { connect, type Connection, type Database } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { eventsQuery } from '#db/queries/calendar.ts';
import { findDigest } from '#db/queries/digest/digest.ts';
import { countInquiries, listInquiries } from '#db/queries/inquiries/list.ts';
import { listQuotes } from '#db/queries/quotes/quotes.ts';
import { inquiries } from '#db/schema.ts';
import { SERVICE_NAMES } from '#site/catalog/package-line.ts';
import { createDatabase } from '../support/databases.ts';
import { ratioRow, timed, type Row } from './ratio.ts';

const MANY = 5_000;
const FEW = 50;
/** Of each request's quote, and of its wishlist. */
const LINES = 4;
const PAIRS = 60;
const WARM_UP = 12;
const AIM = 2;
const STAFF = 'sam';
const TODAY = '2027-06-01';

const ANY = {
  q: '',
  page: 1,
  deleted: false,
  today: TODAY,
  staffId: STAFF,
  services: SERVICE_NAMES,
};

/** Each list as an endpoint reads it, its rows and their number included. */
const LISTS: Record<string, (db: Database) => Promise<unknown>> = {
  'All requests': (db) => listInquiries(db, ANY),
  'To answer': (db) => listInquiries(db, { ...ANY, view: 'to-answer' }),
  Today: (db) => listInquiries(db, { ...ANY, view: 'today' }),
  Overdue: (db) => listInquiries(db, { ...ANY, view: 'overdue' }),
  'Upcoming events': (db) => listInquiries(db, { ...ANY, view: 'upcoming' }),
  Mine: (db) => listInquiries(db, { ...ANY, view: 'mine' }),
  'By last touch': (db) => listInquiries(db, { ...ANY, sort: 'touched' }),
  'Search of a name': (db) => listInquiries(db, { ...ANY, q: 'visitor 21' }),
  'Search of an item that all asked for': (db) => listInquiries(db, { ...ANY, q: 'chiavari' }),
  'Numbers of each status': (db) => countInquiries(db, ANY),
  'A month of the calendar': (db) =>
    eventsQuery(db, { from: '2027-06-01', to: '2027-06-30', limit: 500 }),
  'Quotes of one request': quotesOfOne,
  'Daily digest': (db) =>
    findDigest(db, {
      today: TODAY,
      until: '2027-06-07',
      expiringUntil: '2027-06-03',
      failedSince: new Date('2027-05-25T12:00:00Z'),
    }),
};

/**
 * @param serverUrl a PostgreSQL server
 * @returns a row for each list
 */
export async function benchLists(serverUrl: string): Promise<Row[]> {
  const many = await filled(serverUrl, MANY);
  const few = await filled(serverUrl, FEW);
  try {
    const rows: Row[] = [];
    for (const [name, read] of Object.entries(LISTS)) {
      const part = () => timed(() => read(many.db));
      const whole = () => timed(() => read(few.db));
      const of = `${name}: ${MANY} requests / ${FEW}`;
      rows.push(await ratioRow({ name: of, aim: AIM, part, whole, pairs: PAIRS, warmUp: WARM_UP }));
    }
    return rows;
  } finally {
    await many.end();
    await few.end();
  }
}

async function quotesOfOne(db: Database): Promise<unknown> {
  const [request] = await db.select({ id: inquiries.id }).from(inquiries).limit(1);
  return listQuotes(db, [request?.id ?? '']);
}

async function filled(serverUrl: string, requests: number) {
  const database = await createDatabase(serverUrl);
  const connection: Connection = connect(database.url, { maxConnections: 1 });
  await migrate(connection);
  await fill(connection.db, requests);
  const end = async () => {
    await connection.close();
    await database.drop();
  };
  return { db: connection.db, end };
}

/**
 * A request every three hours. What is open is as much in both shops, as it is after some years: the
 * last fifty, with their events in the month to come.
 */
async function fill(db: Database, requests: number): Promise<void> {
  const [line] = quoteContentOf().lines;
  const lines = Array.from({ length: LINES }, () => line).flatMap((each) => each ?? []);
  const content = JSON.stringify(quoteContentOf({ lines }));
  await db.execute(
    sql`insert into staff (id, name, email) values (${STAFF}, 'Sam', 's@example.com')`,
  );
  await db.execute(sql`
    insert into inquiries (reference, name, email, mailbox, phone, event_date, event_location, message,
      idempotency_key, body_hash, status, assignee_id, next_action, next_action_on, created_at, touched_at)
    select 'WD-' || n, 'Visitor ' || n, n || '@example.org', n || '@example.org', '313',
      ${TODAY}::date + case when n <= ${FEW}::int then n % 30 else -30 - n % 700 end, 'Detroit',
      'An event ' || n, 'key-' || n, n,
      case when n > ${FEW}::int then 'lost' when n % 5 = 1 then 'pending' else 'booked' end,
      case when n % 2 = 0 then ${STAFF} end, case when n <= ${FEW}::int then 'Call' else '' end,
      case when n <= ${FEW}::int then ${TODAY}::date - n % 2 end,
      ${TODAY}::timestamptz - interval '3 hours' * n, ${TODAY}::timestamptz - interval '3 hours' * n
    from generate_series(1, ${requests}::int) as n`);
  await db.execute(sql`
    insert into inquiry_lines (inquiry_id, position, item_id, name, quantity, price)
    select id, position, 'x', 'Gold Chiavari Chair ' || position, 10, '$8.50'
    from inquiries, generate_series(1, ${LINES}::int) as position`);
  await db.execute(sql`
    insert into quotes (inquiry_id, number, state, content, content_hash, valid_until, is_reminded,
      sent_at, answered_at, accepted_by)
    select id, 1, 'accepted', ${content}::jsonb, repeat('a', 64), event_date, true, created_at,
      created_at, 'Ada'
    from inquiries`);
  await db.execute(sql`
    insert into outbox (kind, inquiry_id, dedupe_key, state, created_at)
    select 'inquiry-for-staff', id, 'staff:' || id, 'sent', created_at from inquiries`);
  await db.execute(sql`vacuum analyze`);
}
