/** What visitors learn of a day (@availability.answer), on a real database. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { AvailabilityView } from '#contracts/stock/availability.ts';
import { connect } from '#db/client.ts';
import { CLOCK_TOLERANCE_MS } from '#db/queries/accounts/attempts.ts';
import { rateBuckets, rentalItems, stockRows } from '#db/schema.ts';
import { dayAfter } from '#domain/days.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { freePort } from '#local/free-port.ts';
import { availabilityApp, type AvailabilityServices } from '#server/stock/availability/app.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { captureOutput } from '../../support/output.ts';
import { MORNING } from '../../support/quotes.ts';
import { addCategory, addItem, uniqueSlug } from '../../support/rows.ts';

const db = useDatabase();
const SATURDAY = '2027-06-12';
const PATH = '/api/availability';
const services: AvailabilityServices = { db, now: () => MORNING, addressSalt: () => 'salt' };
const ask = async (
  query: Record<string, string>,
  ip = '203.0.113.7',
  app = services,
  init: RequestInit = {},
) => availabilityApp(app).request(`${PATH}?${new URLSearchParams(query)}`, init, { ip });

async function read(ids: readonly string[], more: Record<string, string> = {}) {
  const response = await ask({ date: SATURDAY, items: ids.join(), ...more });
  expect(response.status).toBe(200);
  return (await response.json()) as AvailabilityView;
}

const answerOf = async (id: string) => (await read([id])).items[id];

/** Takes pieces out of stock on the days of an event on that Saturday. */
async function take(itemId: string, quantity: number, option = '') {
  await db().insert(stockRows).values({
    kind: 'block',
    reason: 'repair',
    itemId,
    option,
    quantity,
    out: '2027-06-11',
    free: '2027-06-14',
  });
}

let chairs = '';
let chair = '';

beforeEach(async () => {
  await db().delete(rateBuckets);
  await db().delete(rentalItems);
  chairs = await addCategory(db());
  chair = await addItem(db(), chairs, { availability: 600, slug: uniqueSlug() });
});

const addChair = (fields: Partial<typeof rentalItems.$inferInsert>) =>
  addItem(db(), chairs, { availability: 600, slug: uniqueSlug(), ...fields });

describe('what is told', () => {
  test('plenty is available, fewer than twenty are counted, none is asked for @availability.answer', async () => {
    expect(await answerOf(chair)).toEqual({ answer: 'available' });
    await take(chair, 580);
    expect(await answerOf(chair)).toEqual({ answer: 'available' });
    await take(chair, 8);
    expect(await answerOf(chair)).toEqual({ answer: 12 });
    await take(chair, 100);
    expect(await answerOf(chair)).toEqual({ answer: 'ask' });
  });

  test('what nobody has counted, what is not rented and what never was are one and the same @availability.coarse', async () => {
    const ids = [
      await addChair({ availability: 0 }),
      await addChair({ isPublished: false }),
      await addChair({ deletedAt: MORNING }),
      crypto.randomUUID(),
    ];
    const { items } = await read(ids);
    expect(items).toEqual(Object.fromEntries(ids.map((id) => [id, { answer: 'ask' }])));
  });

  test('each option is answered for itself, the item as its best one @availability.options', async () => {
    const linen = await addChair({
      availability: 0,
      options: [
        { name: 'Ivory', price: 12, owned: 24 },
        { name: 'Black', price: 12, owned: 24 },
        { name: 'Blush', price: 12 },
      ],
    });
    await take(linen, 10, 'Ivory');
    await take(linen, 24, 'Black');
    expect(await answerOf(linen)).toEqual({
      answer: 14,
      options: { Ivory: 14, Black: 'ask', Blush: 'ask' },
    });
  });

  test('a set is as available as its scarcest part @availability.sets', async () => {
    const table = await addChair({ availability: 9 });
    const part = (itemId: string, quantity: number) => ({ itemId, option: '', quantity });
    const set = await addChair({ availability: 0, parts: [part(table, 1), part(chair, 8)] });
    expect(await answerOf(set)).toEqual({ answer: 'available' });
    await take(chair, 560);
    expect(await answerOf(set)).toEqual({ answer: 5 });
  });

  test('days around and like items are told where they are asked for @availability.instead', async () => {
    const tags = ['wedding', 'gold'];
    await db().update(rentalItems).set({ tags });
    await take(chair, 600);
    const few = await addChair({ name: 'Ghost Chair', slug: 'ghost', availability: 30 });
    await take(few, 20);
    await addChair({ name: 'Cross-Back Chair' });
    await addChair({ name: 'Folding Chair', availability: 0 });
    await addItem(db(), await addCategory(db()), { name: 'Dance Floor', tags, availability: 900 });
    const { near = {}, like = {} } = await read([chair], { instead: '1' });
    const days = Object.entries(near).map(([day, items]) => [day, items[chair]?.answer]);
    // Out a day before, back a day after.
    expect(days).toEqual([
      ['2027-06-09', 'available'],
      ['2027-06-10', 'available'],
      ['2027-06-11', 'ask'],
      ['2027-06-13', 'ask'],
      ['2027-06-14', 'ask'],
      ['2027-06-15', 'available'],
    ]);
    expect(like[chair]?.map(({ name, answer }) => [name, answer])).toEqual([
      ['Cross-Back Chair', 'available'],
      ['Ghost Chair', 10],
    ]);
  });

  test('days that are over are not offered @availability.instead', async () => {
    const date = todayInDetroit(MORNING);
    const { near = {} } = await read([chair], { date, instead: '1' });
    expect(Object.keys(near)).toEqual([1, 2, 3].map((days) => dayAfter(date, days)));
  });

  test('it may be kept for a minute, by browsers and by the CDN @availability.answer', async () => {
    const { headers } = await ask({ date: SATURDAY, items: chair });
    expect(headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, s-maxage=60');
    expect(headers.get('Netlify-Vary')).toBe('query=date|items|instead');
  });
});

describe('what is refused @availability.refused', () => {
  const many = (count: number) => Array.from({ length: count }, () => crypto.randomUUID()).join();

  test.each([
    ['a day that is over', { date: '2020-01-01' }, 'Event date cannot be in the past'],
    ['a day of another decade', { date: '2099-12-05' }, 'next three years'],
    ['no day', { date: '2027-02-30' }, 'Please enter a valid date'],
    ['a moment', { date: '2027-06-12T12:00:00Z' }, 'date'],
    ['no items', { items: '' }, '1 to 60 ids'],
    ['61 items', { items: many(61) }, '1 to 60 ids'],
    ['what is no id', { items: "'; drop table stock_rows" }, '1 to 60 ids'],
    ['an unknown parameter', { quantity: '420' }, 'quantity'],
    ['another value', { instead: 'all' }, 'instead'],
  ])('%s', async (_, wrong, said) => {
    const response = await ask({ date: SATURDAY, items: chair, ...wrong });
    const { code, message } = await expectError(response, 400);
    expect(code).toBe('bad_request');
    expect(message).toContain(said);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('sixty items are answered', async () => {
    expect(Object.keys((await read(many(60).split(','))).items)).toHaveLength(60);
  });

  test('every method but GET', async () => {
    const response = await availabilityApp(services).request(PATH, { method: 'POST' });
    await expectError(response, 405);
  });
});

describe('who asks without end @availability.limits', () => {
  const question = () => ({ date: SATURDAY, items: chair });

  /** From now on what may be asked does not grow again, however long the answers take. */
  const stopRefill = async () => {
    const soon = new Date(Date.now() + CLOCK_TOLERANCE_MS / 2);
    await db().update(rateBuckets).set({ filledAt: soon });
  };

  test('a visitor who turns a hundred pages is answered', async () => {
    expect((await ask(question())).status).toBe(200);
    await stopRefill();
    for (let page = 1; page < 100; page += 1) expect((await ask(question())).status).toBe(200);
  });

  test('a network that reads the order book day by day is stopped', async () => {
    expect((await ask(question())).status).toBe(200);
    await stopRefill();
    let answered = 1;
    let last = await ask(question());
    for (; last.status === 200 && answered < 300; answered += 1) last = await ask(question());
    expect([answered, last.status]).toEqual([240, 429]);
    expect(last.headers.get('Retry-After')).toBe('1');
    // Nobody else is.
    expect((await ask(question(), '203.0.113.8')).status).toBe(200);
  });

  test('days near by, which cost more, are asked for sixty times at once', async () => {
    const dear = { ...question(), instead: '1' };
    expect((await ask(dear)).status).toBe(200);
    await stopRefill();
    const statuses = [];
    for (let each = 1; each < 60; each += 1) statuses.push((await ask(dear)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await ask(dear);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '2']);
    expect((await ask(question())).status).toBe(200);
  });

  test('a closed connection is not worked on @availability.turns', async () => {
    const gone = { signal: AbortSignal.abort() };
    expect((await ask(question(), '203.0.113.9', services, gone)).status).toBe(503);
  });
});

test('without a database it is a 503 that nobody keeps @availability.down', async () => {
  const connection = connect(`postgres://user:secret@127.0.0.1:${await freePort()}/nowhere`);
  await captureOutput(async () => {
    const app = { ...services, db: () => connection.db };
    const response = await ask({ date: SATURDAY, items: chair }, '203.0.113.7', app);
    expect((await expectError(response, 503)).code).toBe('unavailable');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
  await connection.close();
});
