/** Open quotes of a request that was moved since they were sent. */
import { beforeEach, expect, test } from 'vitest';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import type { QuoteContent } from '#contracts/quotes/quotes.ts';
import { quoteShortEndpoints } from '#contracts/quotes/short.ts';
import { stockCheckEndpoints, type StockCheckView } from '#contracts/stock/check.ts';
import type { QuoteLink } from '#site/quotes/quote-link.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { useQuotes } from '../../support/quotes.ts';
import { addInquiry, addItem } from '../../support/rows.ts';
import { SATURDAY, useStock } from '../../support/stock.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { empty, rows } = useStock(db, shop);
const { correct } = useBooked(db, shop);
const NEXT_SATURDAY = '2027-06-19';
let chair = '';

beforeEach(async () => {
  chair = await addItem(db(), await empty(), { name: 'Chair', availability: 600 });
});

const chairs = (quantity: number, days: object = {}) => [
  { ...quoteLineOf({ itemId: chair, quantity }), ...days },
];

/** @returns an open quote for 420 chairs */
async function quoted(fields: Partial<QuoteContent>) {
  const inquiry = await addInquiry(db(), { eventDate: SATURDAY });
  return { inquiry, ...(await shop.sent(inquiry, { lines: chairs(420), ...fields })) };
}

async function moveTo(id: string, eventDate: string) {
  await shop.read(await correct(id, { eventDate }));
}

async function shortOf(link: QuoteLink) {
  const answer = await shop.visit('GET', quoteShortEndpoints.read.path, link);
  return (await shop.read<{ short: object[] }>(answer)).short;
}

/** @returns what booking the quote takes, as its dialogs ask for it */
async function checkOf(inquiryId: string, quoteId: string, content: QuoteContent) {
  const lines = content.lines.map(({ itemId, name, quantity, outOn, backOn }) => ({
    itemId,
    name,
    quantity,
    outOn,
    backOn,
  }));
  const body = { inquiryId, quoteId, eventDate: content.eventDate, lines };
  const answer = await shop.ask('POST', stockCheckEndpoints.check.path, body);
  return (await shop.read<StockCheckView>(answer)).lines;
}

test('a quote holds nothing while its event is on a day that it does not name @stock.hold', async () => {
  const { inquiry, link } = await quoted({ eventDate: SATURDAY });
  expect(await rows()).toMatchObject([{ kind: 'hold', quantity: 420 }]);
  const other = await quoted({ eventDate: SATURDAY });
  await moveTo(inquiry, NEXT_SATURDAY);
  await expectError(await shop.accept(link), 409);
  expect(await rows()).toMatchObject([{ quoteId: other.quote.id }]);
  await shop.read(await shop.accept(other.link));
  expect(await shortOf(link)).toEqual([]);
  await moveTo(inquiry, SATURDAY);
  expect((await rows()).map(({ kind }) => kind).toSorted()).toEqual(['booking', 'hold']);
  expect(await shortOf(link)).toMatchObject([{ short: 240 }]);
});

test('a quote without a day holds the days of its lines where acceptance books them @stock.line-days', async () => {
  const days = { outOn: '2027-06-10', backOn: '2027-06-14' };
  const { inquiry, link } = await quoted({ eventDate: null, lines: chairs(420, days) });
  await moveTo(inquiry, NEXT_SATURDAY);
  const moved = { quantity: 420, out: '2027-06-17', free: '2027-06-21' };
  expect(await rows()).toMatchObject([{ ...moved, kind: 'hold' }]);
  await shop.read(await shop.accept(link));
  expect(await rows()).toMatchObject([{ ...moved, kind: 'booking' }]);
});

test('what a quote without a day lacks is counted where acceptance books it @stock.line-days', async () => {
  const days = { outOn: '2027-06-10', backOn: '2027-06-14' };
  const first = await quoted({ eventDate: SATURDAY });
  await shop.read(await shop.accept(first.link));
  const { inquiry, quote, link } = await quoted({ eventDate: null, lines: chairs(420, days) });
  const check = () => checkOf(inquiry, quote.id, quote.content);
  expect(await shortOf(link)).toMatchObject([{ short: 240 }]);
  expect(await check()).toMatchObject([{ pieces: [{ short: 240 }] }]);
  await moveTo(inquiry, NEXT_SATURDAY);
  expect(await shortOf(link)).toEqual([]);
  const window = { out: '2027-06-17', free: '2027-06-21' };
  expect(await check()).toMatchObject([{ window, pieces: [{ short: 0 }] }]);
});
