/** The list of requests says which events have more than there is (@inquiry.unfit). */
import { beforeEach, expect, test } from 'vitest';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { inquiries, partnerPieces, stockRows } from '#db/schema.ts';
import { listShortages } from '#server/stock/unfit.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addCategory, addInquiry, addItem } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);
const PATH = ADMIN_API_PATHS.inquiries;
const SATURDAY = '2031-06-14';
let chair = '';

beforeEach(async () => {
  shop.clock.now = MORNING;
  await db().delete(inquiries);
  await db().delete(stockRows);
  chair = await addItem(db(), await addCategory(db()), { availability: 600 });
});

const lines = (quantity: number) => [quoteLineOf({ itemId: chair, quantity })];
const listed = async (query = '') => shop.read<InquiryView[]>(await shop.ask('GET', PATH + query));
const unfit = async () => (await listed('?view=unfit')).map(({ id }) => id);

async function quoted(quantity: number, eventDate = SATURDAY) {
  const inquiry = await addInquiry(db(), { eventDate });
  const { link } = await shop.sent(inquiry, { eventDate, lines: lines(quantity) });
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  return { inquiry, link };
}

test('the quote that was sent later does not fit, until the first one declines @inquiry.unfit', async () => {
  const first = await quoted(420);
  const second = await quoted(420);
  await quoted(420, '2031-06-21');
  expect(await unfit()).toEqual([second.inquiry]);
  expect((await listed()).filter(({ isUnfit }) => isUnfit).map(({ id }) => id)).toEqual([
    second.inquiry,
  ]);
  await shop.read(await shop.decline(first.link));
  expect(await unfit()).toEqual([]);
});

test('a booked event does not fit beside a block, and does again with pieces of a partner @inquiry.unfit', async () => {
  const { inquiry, link } = await quoted(420);
  await shop.read(await shop.accept(link));
  await db().insert(stockRows).values({
    kind: 'block',
    itemId: chair,
    quantity: 200,
    out: '2031-06-01',
    free: '2031-07-01',
    reason: 'repair',
  });
  expect(await unfit()).toEqual([inquiry]);
  const pieces = {
    id: crypto.randomUUID(),
    inquiryId: inquiry,
    itemId: chair,
    partner: 'Rent & Co',
    quantity: 20,
  };
  await db()
    .insert(partnerPieces)
    .values({ ...pieces, isConfirmed: true });
  expect(await unfit()).toEqual([]);
});

test('a revision of a booked event does not fit where it asks for more than is left @inquiry.unfit', async () => {
  const first = await quoted(300);
  await shop.read(await shop.accept(first.link));
  await quoted(250);
  expect(await unfit()).toEqual([]);
  await shop.sent(first.inquiry, { eventDate: SATURDAY, lines: lines(400) });
  expect(await unfit()).toEqual([first.inquiry]);
});

test('a revision for the day after takes no piece twice on the days that both have @stock.hold', async () => {
  const first = await quoted(420);
  await shop.read(await shop.accept(first.link));
  const sunday = '2031-06-15';
  await shop.sent(first.inquiry, { eventDate: sunday, lines: lines(420) });
  expect(await unfit()).toEqual([]);
  const third = await quoted(180);
  expect(await unfit()).toEqual([]);
  await shop.read(await shop.accept(third.link));
});

test('a revision for another day does not fit only where its own days are short @inquiry.unfit', async () => {
  const first = await quoted(420);
  const second = await quoted(420);
  await shop.read(await shop.accept(first.link));
  await shop.sent(first.inquiry, { eventDate: '2031-06-21', lines: lines(420) });
  expect(await unfit()).toEqual([second.inquiry]);
});

test('a revision gives way to an earlier quote only with what exceeds the booking @inquiry.unfit', async () => {
  const first = await quoted(420);
  await shop.read(await shop.accept(first.link));
  const second = await quoted(240);
  await shop.sent(first.inquiry, { eventDate: SATURDAY, lines: lines(430) });
  expect(await listShortages(db(), shop.clock.now)).toEqual(
    new Map([
      [first.inquiry, [expect.objectContaining({ short: 10 })]],
      [second.inquiry, [expect.objectContaining({ short: 60 })]],
    ]),
  );
});

test('the export has the same events as the view', async () => {
  await quoted(420);
  await quoted(420);
  const file = await shop.ask('GET', `${PATH}/export?view=unfit`);
  expect(await shop.read(file)).toMatchObject({ rows: 1 });
});
