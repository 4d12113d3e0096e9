/** Quotes that hold pieces, events that take them, and the money that comes in for them. */
import { sql } from 'drizzle-orm';
import { bookedEndpoints } from '#contracts/inquiries/booked-events.ts';
import { quoteContentOf, quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { quoteEndpoints, type QuoteView } from '#contracts/quotes/quotes.ts';
import { query } from '#db/queries/rows.ts';
import { inquiries, payments } from '#db/schema.ts';
import { dayAfter } from '#domain/days.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { recountStock } from '#server/stock/recount.ts';
import { ask, isYes } from './ask.ts';
import { count, type Ledger } from './ledger.ts';
import type { Scene } from './scene.ts';
import type { SoakShop } from './shop.ts';

/** So few days and items that events want the same pieces. */
const DAYS = 6;
const ITEMS = 3;
/** How much of an item one event takes. */
const SHARE = 0.4;
const HALF = 0.5;

const at = (address: string, id: string) => address.replace('{id}', id);

/** @returns the draft that a save which failed has left, or a new one; undefined where that is refused */
async function draftOf(shop: SoakShop, inquiry: string): Promise<QuoteView | undefined> {
  const listed = await ask(shop, 'GET', at(quoteEndpoints.list.path, inquiry));
  if (!isYes(listed, [200])) return undefined;
  const left = ((await listed.json()) as QuoteView[]).find(({ state }) => state === 'draft');
  if (left) return left;
  const made = await ask(shop, 'POST', at(quoteEndpoints.create.path, inquiry), {
    id: crypto.randomUUID(),
  });
  return isYes(made, [201]) ? ((await made.json()) as QuoteView) : undefined;
}

/** Staff quote a request, and half of the customers say yes: booked, unless pieces are short by then. */
export async function quote({ shop, ledger, random }: Scene): Promise<void> {
  const open = await query<{ id: string }>(
    shop.db,
    sql`select id from ${inquiries} where status in ('pending', 'quoted') and kind <> 'question'
      order by created_at desc limit 20`,
  );
  if (open.length === 0) return;
  count(ledger, 'quote');
  const { id: inquiry } = random.pick(open);
  const item = random.pick(await wantedItems(shop));
  const today = todayInDetroit(shop.clock.now());
  const draft = await draftOf(shop, inquiry);
  if (!draft) return;
  const content = quoteContentOf({
    eventDate: dayAfter(today, 30 + random.below(DAYS)),
    validUntil: dayAfter(today, 3),
    lines: [quoteLineOf({ itemId: item.id, quantity: Math.ceil(item.availability * SHARE) })],
  });
  const changed = await ask(shop, 'PUT', at(quoteEndpoints.change.path, draft.id), {
    version: draft.version,
    content,
    isReminded: false,
  });
  if (!isYes(changed, [200])) return;
  const { version } = (await changed.json()) as QuoteView;
  const sent = await ask(shop, 'POST', at(quoteEndpoints.send.path, draft.id), {
    version,
    subject: 'Your quote',
    message: 'Here it is.',
    isDespiteMove: true,
    isMailed: false,
  });
  if (!isYes(sent, [200]) || random.next() < HALF) return;
  const accepted = await ask(shop, 'POST', at(quoteEndpoints.acceptFor.path, draft.id), {
    version: ((await sent.json()) as QuoteView).version,
    way: 'phone',
    name: 'Ada Okafor',
    on: today,
    isMailed: false,
  });
  // Short, which is an answer too.
  if (accepted.status !== 409 && isYes(accepted, [200])) {
    count(ledger, 'booking');
    ledger.booked.add(inquiry);
  }
}

/** Staff write down what came in for an event. */
export async function pay({ shop, ledger, random }: Scene): Promise<void> {
  if (ledger.booked.size === 0) return;
  count(ledger, 'payment');
  const inquiry = random.pick([...ledger.booked]);
  const [id, cents] = [crypto.randomUUID(), 100 + random.below(10_000)];
  const body = { id, kind: 'payment', cents, method: 'check', note: '' };
  const receivedOn = todayInDetroit(shop.clock.now());
  const paid = () =>
    ask(shop, 'POST', at(bookedEndpoints.addPayment.path, inquiry), { ...body, receivedOn });
  if (!isYes(await paid(), [200])) return;
  ledger.payments.set(id, cents);
  // The answer was lost, and the button is pressed again.
  if (random.next() < HALF) isYes(await paid(), [200]);
}

async function wantedItems({ db }: SoakShop) {
  return query<{ id: string; availability: number }>(
    db,
    sql`select id, availability from rental_items where availability >= 10 order by slug limit ${ITEMS}`,
  );
}

/** @returns events whose pieces are not counted as they must be, and days with more out than there is */
export async function wrongStock({ db, clock }: SoakShop): Promise<string[]> {
  const wrong: string[] = [];
  const differing = await recountStock(db, { now: clock.now() });
  if (differing > 0)
    wrong.push(`the rows of ${differing} events are not those that they must have`);
  const over = await query<{ slug: string; day: string; taken: number; owned: number }>(
    db,
    sql`select slug, day::date::text as day, sum(quantity)::int as taken, availability as owned
      from stock_rows
        join rental_items on rental_items.id = item_id,
        generate_series(out, free - 1, interval '1 day') as day
      where kind = 'booking' and item_id in (
        select id from rental_items where availability >= 10 order by slug limit ${ITEMS})
      group by slug, day, availability having sum(quantity) > availability`,
  );
  for (const { slug, day, taken, owned } of over)
    wrong.push(`${taken} of ${owned} ${slug} are out on ${day}`);
  return wrong;
}

/** @returns acknowledged bookings and payments that are not in a database, in words */
export async function missingBooked(
  db: SoakShop['db'],
  { booked, payments: paid }: Pick<Ledger, 'booked' | 'payments'>,
): Promise<string[]> {
  const wrong: string[] = [];
  const events = new Set(
    (
      await query<{ id: string }>(
        db,
        sql`select id from ${inquiries} where status = 'booked' and exists (
          select from stock_rows where inquiry_id = ${inquiries.id} and kind = 'booking')`,
      )
    ).map(({ id }) => id),
  );
  for (const id of booked) if (!events.has(id)) wrong.push(`the booking of ${id} takes no pieces`);
  const rows = await db.select({ id: payments.id, cents: payments.cents }).from(payments);
  const stored = new Map(rows.map(({ id, cents }) => [id, cents]));
  for (const [id, cents] of paid)
    if (stored.get(id) !== cents) wrong.push(`the payment ${id} is not there`);
  return wrong;
}
