/** The events of a new demo shop (@run.demo-events), as `npm start` fills them in. */
import { expect, test } from 'vitest';
import { inquiries, payments, quotes, stockRows } from '#db/schema.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { addDemoEvents } from '#local/demo-events.ts';
import { recountStock } from '#server/stock/recount.ts';
import { readShortEvents } from '#server/stock/view.ts';
import { useDatabase } from '../../support/backends.ts';
import { MORNING } from '../../support/quotes.ts';

const db = useDatabase();

test('are around today, with quotes, payments and a shortage, and of nobody who exists @run.demo-events', async () => {
  await seedDemo(db());
  await addDemoEvents(db(), MORNING);
  const rows = await db().select().from(inquiries);
  expect(rows.map(({ email }) => email).every((each) => each.endsWith('@example.com'))).toBe(true);
  expect(rows.map(({ eventDate }) => eventDate ?? '').toSorted()).toEqual([
    '2026-11-20',
    '2026-11-22',
    '2026-11-30',
    '2026-11-30',
    '2026-12-07',
  ]);
  expect(await db().$count(quotes)).toBe(5);
  expect(await db().$count(payments)).toBeGreaterThan(0);
  expect(await db().$count(stockRows)).toBeGreaterThan(5);
  expect(await readShortEvents(db(), MORNING)).toMatchObject([
    { short: [{ name: 'Gold Chiavari Chair', short: 60 }] },
    { short: [{ name: 'Gold Chiavari Chair', short: 60 }] },
  ]);
  expect(await recountStock(db(), { now: MORNING })).toBe(0);
});
