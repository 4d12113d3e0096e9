/** A confirmation never takes more than there is (@stock.confirm), on a real database. */
import { and, eq, sum } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#contracts/error.ts';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { publicQuoteEndpoints } from '#contracts/quotes/quotes.ts';
import { inquiries, settings, stockRows } from '#db/schema.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addCategory, addInquiry, addItem } from '../../support/rows.ts';
import { saveSection } from '../../support/settings.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { correct, move, page } = useBooked(db, shop);
const PATH = ADMIN_API_PATHS.inquiries;
const SATURDAY = '2027-06-12';
let chair = '';

beforeEach(async () => {
  shop.clock.now = MORNING;
  await db().delete(inquiries);
  await db().delete(settings);
  chair = await addItem(db(), await addCategory(db()), { availability: 600 });
});

const chairs = (quantity: number) => quoteLineOf({ itemId: chair, quantity });
const rows = () => db().select().from(stockRows).orderBy(stockRows.out, stockRows.quantity);

/** @returns the request, its quote for so many chairs, and the link */
async function quoted(quantity: number, eventDate = SATURDAY) {
  const inquiry = await addInquiry(db(), { eventDate });
  const { quote, link } = await shop.sent(inquiry, { eventDate, lines: [chairs(quantity)] });
  return { inquiry, quote, link };
}

const noHolds = () => saveSection(db(), 'stock', { ...DEFAULT_SETTINGS.stock, quotesHold: false });

test('a sent quote holds its pieces, an accepted one takes them, a declined one gives them back @stock.rows', async () => {
  const first = await quoted(420);
  const hold = { itemId: chair, quantity: 420, out: '2027-06-11', free: '2027-06-14' };
  expect(await rows()).toMatchObject([{ ...hold, kind: 'hold', until: '2026-12-05' }]);
  await shop.read(await shop.accept(first.link));
  expect(await rows()).toMatchObject([{ ...hold, kind: 'booking', inquiryId: first.inquiry }]);
  const other = await quoted(100);
  expect(await rows()).toHaveLength(2);
  await shop.read(await shop.decline(other.link));
  expect(await rows()).toMatchObject([{ kind: 'booking' }]);
});

test('a withdrawn quote and one that is replaced give their pieces back @stock.rows', async () => {
  const { inquiry, quote } = await quoted(420);
  await shop.sent(inquiry, { lines: [chairs(300)] });
  expect(await rows()).toMatchObject([{ kind: 'hold', quantity: 300 }]);
  const [latest] = await shop.list(inquiry);
  await shop.read(await shop.withdraw(latest ?? quote));
  expect(await rows()).toEqual([]);
});

describe('two couples and one Saturday @stock.confirm', () => {
  test('the second acceptance is refused with what is short, and nothing of it is stored', async () => {
    const first = await quoted(420);
    const second = await quoted(420);
    await shop.read(await shop.accept(first.link));
    const refused = await shop.read<ErrorBody>(await shop.accept(second.link), 409);
    // Who has the rest is not the customer's.
    expect(refused.error).not.toHaveProperty('short');
    expect(refused.error.fields).toEqual({
      'Gold Chiavari Chair': '240 short (420 needed, 180 free)',
    });
    expect(await page(second.inquiry)).toMatchObject({ status: 'quoted' });
    expect((await shop.view(second.link)).standing).toBe('open');
  });

  test('whoever was quoted first is not overtaken, unless quotes hold nothing @stock.hold', async () => {
    const first = await quoted(420);
    shop.clock.now = new Date(MORNING.getTime() + 60_000);
    const second = await quoted(420);
    await shop.read(await shop.accept(second.link), 409);
    await shop.read(await shop.accept(first.link));
    await db().delete(inquiries);
    await noHolds();
    const third = await quoted(420);
    const fourth = await quoted(420);
    expect(await rows()).toEqual([]);
    await shop.read(await shop.accept(fourth.link));
    await shop.read(await shop.accept(third.link), 409);
  });

  test('a quote that expired holds nothing @stock.hold', async () => {
    const first = await quoted(420);
    shop.clock.now = new Date('2026-12-06T15:00:00Z');
    const second = await addInquiry(db(), { eventDate: SATURDAY });
    const { link } = await shop.sent(second, {
      lines: [chairs(420)],
      validUntil: '2026-12-20',
    });
    await shop.read(await shop.accept(link));
    expect((await shop.accept(first.link)).status).toBe(409);
  });

  test('staff book more than there is only with a reason, which the timeline keeps', async () => {
    const first = await quoted(420);
    await shop.read(await shop.accept(first.link));
    const second = await quoted(420);
    const booked = { status: 'booked', note: 'By phone' };
    const refused = await shop.read<ErrorBody>(await move(second.inquiry, booked), 409);
    expect(refused.error.short).toMatchObject([
      { itemId: chair, short: 240, taken: [{ kind: 'booking', inquiry: { id: first.inquiry } }] },
    ]);
    await shop.read(
      await move(second.inquiry, { ...booked, overbookReason: 'A partner lends 240' }),
    );
    expect((await page(second.inquiry)).events).toContainEqual(
      expect.objectContaining({
        kind: 'overbooked',
        subject: 'A partner lends 240',
        body: 'Gold Chiavari Chair: 240 short (420 needed, 180 free)',
      }),
    );
  });

  test('what the first gives up is there for the second', async () => {
    const first = await quoted(420);
    await shop.read(await shop.accept(first.link));
    const second = await quoted(420);
    await shop.read(await shop.accept(second.link), 409);
    const { version } = await page(first.inquiry);
    await shop.read(await shop.ask('DELETE', `${PATH}/${first.inquiry}?version=${version}`));
    await shop.read(await shop.accept(second.link));
    // Restored from the trash, it has to fit again.
    expect((await shop.ask('POST', `${PATH}/${first.inquiry}/restore`)).status).toBe(409);
  });
});

describe('a yes that staff heard @quote.accept-for', () => {
  const acceptFor = async (id: string, version: number, more: object = {}) =>
    shop.ask('POST', `/api/admin/quotes/${id}/accept`, {
      version,
      way: 'phone',
      name: 'Ada Okafor',
      on: '2026-11-21',
      ...more,
    });

  test('books the quote as it stands, once, and the timeline says how and by whom', async () => {
    const { inquiry, quote } = await quoted(420);
    await shop.read(await acceptFor(quote.id, quote.version, { note: 'Check follows' }));
    await shop.read(await acceptFor(quote.id, quote.version, { note: 'Check follows' }));
    expect((await page(inquiry)).events.slice(-2)).toMatchObject([
      {
        kind: 'quote-accepted',
        isByCustomer: false,
        body: 'Ada Okafor',
        subject: 'By phone on 11/21/2026: Check follows',
      },
      { kind: 'status', to: 'booked' },
    ]);
    expect(await rows()).toMatchObject([{ kind: 'booking', quantity: 420 }]);
  });

  test('is refused for a day to come, for an old version, and when it does not fit', async () => {
    const first = await quoted(420);
    await shop.read(await shop.accept(first.link));
    const { quote } = await quoted(420);
    const refusal = async (version: number, more?: object) =>
      (await acceptFor(quote.id, version, more)).status;
    expect(await refusal(quote.version, { on: '2026-11-22' })).toBe(400);
    expect(await refusal(quote.version, { on: '0001-01-01' })).toBe(400);
    expect(await refusal(quote.version + 1)).toBe(409);
    expect(await refusal(quote.version)).toBe(409);
    await shop.read(await acceptFor(quote.id, quote.version, { overbookReason: 'Partner' }));
  });
});

test('of forty acceptances at once for the last 100 chairs exactly those count that fit @stock.confirm', async () => {
  await noHolds();
  const taken = await quoted(500);
  await shop.read(await shop.accept(taken.link));
  const asked = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const { link } = await quoted(9);
      return { link, hash: (await shop.view(link)).hash };
    }),
  );
  const answers = await Promise.all(
    asked.map(({ link, hash }, index) => {
      const answer = { name: `Guest ${index}`, agreed: true, hash };
      return shop.visit('POST', publicQuoteEndpoints.accept.path, link, answer);
    }),
  );
  const count = (status: number) => answers.filter((each) => each.status === status).length;
  expect([count(200), count(409)]).toEqual([11, 29]);
  const [booked] = await db()
    .select({ pieces: sum(stockRows.quantity) })
    .from(stockRows)
    .where(and(eq(stockRows.itemId, chair), eq(stockRows.kind, 'booking')));
  expect(Number(booked?.pieces)).toBe(599);
});

describe('one truth about an event @event.agreed', () => {
  test('a draft for another day is not sent unseen', async () => {
    const inquiry = await addInquiry(db(), { eventDate: SATURDAY });
    const draft = await shop.draft(inquiry, { eventDate: '2027-06-19' });
    const { error } = await shop.read<{ error: { fields: object } }>(await shop.send(draft), 409);
    expect(Object.keys(error.fields)).toEqual(['isDespiteMove']);
    await shop.read(await shop.send(draft, { isDespiteMove: true }));
  });

  test('an event that was moved after the quote was sent is not moved back by its acceptance', async () => {
    const { inquiry, link } = await quoted(100);
    await shop.read(await correct(inquiry, { eventDate: '2027-06-19' }));
    const refused = await shop.read<{ error: { message: string } }>(await shop.accept(link), 409);
    expect(refused.error.message).toContain('06/19/2027');
    expect(await page(inquiry)).toMatchObject({ eventDate: '2027-06-19', status: 'quoted' });
  });

  test('a booked event that moves takes its pieces along, and has to fit there', async () => {
    const first = await quoted(420);
    await shop.read(await shop.accept(first.link));
    const second = await quoted(420, '2027-06-19');
    await shop.read(await shop.accept(second.link));
    await shop.read(await correct(first.inquiry, { eventDate: '2027-06-18' }), 409);
    await shop.read(await correct(first.inquiry, { eventDate: '2027-06-26' }));
    expect((await rows()).map(({ out }) => out)).toEqual(['2027-06-18', '2027-06-25']);
  });
});
