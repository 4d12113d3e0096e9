/** What stock by date costs with years of bookings, and how many events are confirmed in a second. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { connect, type Connection, type Database } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { listItemsById } from '#db/queries/catalog/items.ts';
import { lockInquiry } from '#db/queries/inquiries/work.ts';
import { listTaken } from '#db/queries/stock/rows.ts';
import { inquiries, rentalItems, stockRows } from '#db/schema.ts';
import type { AgreedEvent } from '#domain/agreed-event.ts';
import { confirmEvent } from '#server/stock/agreed-event.ts';
import { writeEventRows } from '#server/stock/event-rows.ts';
import { readItems } from '#server/stock/view.ts';
import { createDatabase } from '../support/databases.ts';
import { newInquiry } from '../support/rows.ts';
import { figureRow, ratioRow, timed, type Row } from './ratio.ts';

const ITEMS = 1_000;
const MANY = 10_000;
const FEW = 100;
/** Of each booking. */
const LINES = 4;
const QUOTE_LINES = 60;
const VIEW_ITEMS = 100;
const PAIRS = 60;
const WARM_UP = 12;
const TODAY = '2027-06-01';
const NOW = new Date(`${TODAY}T15:00:00Z`);

const ACCEPTANCES = 50;
const CONTENDED = 200;
const ACCEPTED_LINES = 20;
const ROUNDS = 6;
const CONNECTIONS = 8;

/**
 * @param serverUrl a PostgreSQL server
 * @returns a row for the lines of a quote, the stock view and confirmations at once
 */
export async function benchStock(serverUrl: string): Promise<Row[]> {
  const many = await filled(serverUrl, MANY);
  const few = await filled(serverUrl, FEW);
  try {
    const ofQuote = ({ db, ids }: Filled) =>
      timed(() =>
        listTaken(db, {
          itemIds: ids.slice(0, QUOTE_LINES),
          out: '2027-06-11',
          free: '2027-06-14',
          today: TODAY,
        }),
      );
    const shown = many.ids.slice(0, VIEW_ITEMS);
    const month = { out: '2027-06-01', free: '2027-07-01' };
    return [
      await ratioRow({
        name: `All lines of a quote of ${QUOTE_LINES}: ${MANY} bookings / ${FEW}`,
        aim: 1.5,
        part: () => ofQuote(many),
        whole: () => ofQuote(few),
        pairs: PAIRS,
        warmUp: WARM_UP,
      }),
      await ratioRow({
        name: `A month of the stock view of ${VIEW_ITEMS} items / a plain list of them`,
        aim: 3,
        part: () => timed(() => readItems(many.db, shown, month, NOW)),
        whole: () => timed(() => listItemsById(many.db, shown)),
        pairs: PAIRS,
        warmUp: WARM_UP,
      }),
      await confirmations(many.db, many.ids.slice(-CONTENDED)),
    ];
  } finally {
    await many.end();
    await few.end();
  }
}

/** @throws when one is lost, or two wait for each other */
async function confirmations(db: Database, ids: readonly string[]): Promise<Row> {
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const events = await Promise.all(Array.from({ length: ACCEPTANCES }, () => addEvent(db)));
    values.push(
      await timed(() => Promise.all(events.map((id, at) => confirm(db, id, linesOf(ids, at))))),
    );
  }
  const stored = await db.$count(stockRows, eq(stockRows.option, 'bench'));
  const wanted = ROUNDS * ACCEPTANCES * ACCEPTED_LINES;
  if (stored !== wanted) throw new Error(`${stored} rows of ${wanted} were stored`);
  const name = `${ACCEPTANCES} acceptances at once, ${ACCEPTED_LINES} of ${CONTENDED} lines each`;
  return figureRow({ name, aim: '≤ 1000 ms', values, unit: 'ms' });
}

/** Other lines for each, in another order, so that a fixed order of locks is what prevents a circle. */
function linesOf(ids: readonly string[], at: number): AgreedEvent {
  const lines = Array.from({ length: ACCEPTED_LINES }, (_, line) => ({
    itemId: ids[(at * 37 + line * 13 * (at % 2 === 0 ? 1 : -1) + CONTENDED * 13) % CONTENDED] ?? '',
    option: 'bench',
    name: 'Chair',
    note: '',
    quantity: 1,
    unitCents: 100,
  }));
  return { quoteId: null, lines, totalCents: 0, depositCents: 0 };
}

async function addEvent(db: Database): Promise<string> {
  const id = randomUUID();
  await db.insert(inquiries).values(newInquiry({ id, eventDate: '2027-06-12' }));
  return id;
}

/** As an acceptance does. */
function confirm(db: Database, id: string, agreed: AgreedEvent): Promise<void> {
  return db.transaction(async (tx) => {
    const inquiry = await lockInquiry(tx, id);
    if (!inquiry) throw new Error('The event was not stored');
    await confirmEvent(tx, inquiry, agreed, { now: NOW, authorId: null, overbookReason: '' });
    await tx.update(inquiries).set({ status: 'booked', agreed }).where(eq(inquiries.id, id));
    await writeEventRows(tx, id, NOW);
  });
}

type Filled = Awaited<ReturnType<typeof filled>>;

async function filled(serverUrl: string, bookings: number) {
  const database = await createDatabase(serverUrl);
  const connection: Connection = connect(database.url, { maxConnections: CONNECTIONS });
  const { db } = connection;
  await migrate(connection);
  await fill(db, bookings);
  const rows = await db.select({ id: rentalItems.id }).from(rentalItems).orderBy(rentalItems.slug);
  const end = async () => {
    await connection.close();
    await database.drop();
  };
  return { db, ids: rows.map(({ id }) => id), end };
}

/** Events on the days of four years, each of a few items. */
async function fill(db: Database, bookings: number): Promise<void> {
  await db.execute(sql`insert into categories (name, slug) values ('Chairs', 'chairs')`);
  await db.execute(sql`
    insert into rental_items (name, slug, category_id, availability)
    select 'Chair ' || n, 'chair-' || n, (select id from categories), 100000
    from generate_series(1, ${ITEMS}::int) as n`);
  await db.execute(sql`
    insert into inquiries (reference, name, email, phone, event_date, event_location, message,
      idempotency_key, body_hash, status)
    select 'WD-' || n, 'Visitor ' || n, n || '@example.org', '313',
      ${TODAY}::date + n % 1460 - 730, 'Detroit', 'An event', 'key-' || n, n, 'booked'
    from generate_series(1, ${bookings}::int) as n`);
  await db.execute(sql`
    insert into stock_rows (kind, item_id, quantity, "out", free, inquiry_id)
    select 'booking', item.id, 10, event_date - 1, event_date + 2, event.id
    from (select *, row_number() over (order by id) as n from inquiries) as event,
      generate_series(1, ${LINES}::int) as line,
      lateral (select id from rental_items
        where slug = 'chair-' || (1 + (event.n * 7 + line * 251) % ${ITEMS}::int)) as item`);
  await db.execute(sql`vacuum analyze`);
}
