/** A revision keeps the place of the quote that it replaces (@stock.hold), on a real database. */
import { beforeEach, describe, expect, test } from 'vitest';
import { stockCheckEndpoints, type StockCheckView } from '#contracts/stock/check.ts';
import { recountStock } from '#server/stock/recount.ts';
import { listShortages } from '#server/stock/unfit.ts';
import type { QuoteLink } from '#site/quotes/quote-link.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { useQuotes } from '../../support/quotes.ts';
import { addInquiry, addItem } from '../../support/rows.ts';
import { SATURDAY, useStock } from '../../support/stock.ts';

const NAME = 'Gold Chiavari Chair';
const db = useDatabase();
const shop = useQuotes(db);
const stock = useStock(db, shop);
const { booked, chairs, correct, move } = useBooked(db, shop);
let chair = '';
let ada = '';

beforeEach(async () => {
  chair = await addItem(db(), await stock.empty(), { availability: 600 });
  ada = await addInquiry(db(), { eventDate: SATURDAY });
});

/** @returns a quote for so many chairs, sent a minute after the one before */
async function quoted(inquiry: string, quantity: number, fields: object = {}) {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  const lines = [chairs(chair, quantity)];
  return shop.sent(inquiry, { eventDate: SATURDAY, lines, ...fields });
}
type Quoted = Awaited<ReturnType<typeof quoted>>;
const other = async (quantity: number) => {
  const inquiry = await addInquiry(db(), { eventDate: SATURDAY, name: 'Bea & Ben' });
  return { inquiry, ...(await quoted(inquiry, quantity, { validUntil: '2026-12-20' })) };
};

/** @returns what a draft of the request is short of, as the dialog that sends it asks */
async function shortOfDraft(quantity: number) {
  const lines = [{ itemId: chair, name: NAME, quantity }];
  const body = { inquiryId: ada, eventDate: SATURDAY, lines };
  const answer = await shop.ask('POST', stockCheckEndpoints.check.path, body);
  const [line] = (await shop.read<StockCheckView>(answer)).lines;
  return [line?.pieces[0]?.short, line?.pieces[0]?.taken.length];
}
const refusalOf = async (link: QuoteLink) =>
  (await expectError(await shop.accept(link), 409)).fields;

describe('a revision beside another customer’s quote, sent in between @stock.hold', () => {
  test('keeps the pieces that both ask for, before and after it is sent', async () => {
    await quoted(ada, 420);
    const bea = await other(420);
    expect(await shortOfDraft(420)).toEqual([0, 0]);
    const { link } = await quoted(ada, 400);
    expect(await refusalOf(bea.link)).toEqual({ [NAME]: '220 short (420 needed, 200 free)' });
    await shop.read(await shop.accept(link));
  });

  test('takes its place anew for what it asks beyond that', async () => {
    await quoted(ada, 420);
    const bea = await other(180);
    expect(await shortOfDraft(430)).toEqual([10, 1]);
    const { link } = await quoted(ada, 430);
    const short = await listShortages(db(), shop.clock.now);
    expect([...short]).toMatchObject([[ada, [{ short: 10 }]]]);
    expect(await refusalOf(link)).toEqual({ [NAME]: '10 short (430 needed, 420 free)' });
    await shop.read(await shop.accept(bea.link));
  });

  test('has lost what a revision before it gave up', async () => {
    await quoted(ada, 420);
    await quoted(ada, 200);
    await other(400);
    expect(await shortOfDraft(420)).toEqual([220, 1]);
    await quoted(ada, 420);
    expect((await stock.rows()).map(({ quantity }) => quantity)).toEqual([200, 220, 400]);
  });

  test('keeps it beyond what is booked', async () => {
    const { inquiry } = await booked({ lines: [chairs(chair, 100)] });
    await quoted(inquiry, 420);
    const bea = await other(420);
    const { link } = await quoted(inquiry, 400);
    expect(await refusalOf(bea.link)).toEqual({ [NAME]: '220 short (420 needed, 200 free)' });
    await shop.read(await shop.accept(link));
  });
});

test('staff who book without a quote have what its open quote holds @stock.hold', async () => {
  const { inquiry } = await other(420);
  await quoted(ada, 420);
  const byHand = { status: 'booked', note: 'By phone' };
  await expectError(await move(ada, byHand), 409);
  await shop.read(await move(inquiry, byHand));
});

describe('a quote whose place was lost before the next one was sent @stock.hold', () => {
  test.each([
    ['withdrawn', async ({ quote }: Quoted) => shop.read(await shop.withdraw(quote))],
    ['declined', async ({ link }: Quoted) => shop.read(await shop.decline(link))],
    ['moved away from', async () => shop.read(await correct(ada, { eventDate: '2027-06-19' }))],
    ['lost', async () => shop.read(await move(ada, { status: 'lost', reason: 'price' }))],
    ['expired', () => (shop.clock.now = new Date('2026-12-06T15:00:00Z'))],
  ])('as it was %s', async (_how, end) => {
    const first = await quoted(ada, 420);
    await other(420);
    await end(first);
    const { link } = await quoted(ada, 420, { validUntil: '2026-12-20' });
    expect(await refusalOf(link)).toEqual({ [NAME]: '240 short (420 needed, 180 free)' });
  });
});

test('the nightly recount finds a revised quote as it was written @stock.recount', async () => {
  await quoted(ada, 420);
  await quoted(ada, 430);
  expect((await stock.rows()).map(({ quantity }) => quantity)).toEqual([10, 420]);
  expect(await recountStock(db(), { now: shop.clock.now })).toBe(0);
});
