/** What was changed since a quote was sent is not changed back by its acceptance (@event.agreed), on a real database. */
import { beforeEach, expect, test } from 'vitest';
import { quoteContentOf } from '#contracts/quotes/quotes.fixtures.ts';
import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addInquiry, addItem } from '../../support/rows.ts';
import { SATURDAY, useStock } from '../../support/stock.ts';

const db = useDatabase();
const shop = useQuotes(db);
const stock = useStock(db, shop);
const { agree, booked, chairs, correct, page } = useBooked(db, shop);
let chair = '';

beforeEach(async () => {
  chair = await addItem(db(), await stock.empty(), { availability: 600 });
});

async function agreeTo(id: string, quantity: number) {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  const line = { itemId: chair, name: 'Gold Chiavari Chair', quantity, unitCents: 850 };
  await shop.read(await agree(id, [line]));
}

test('either link of an event that was moved shows it as it is, and an outdated quote says so first @event.agreed @quote.page-event', async () => {
  const { inquiry, link } = await booked({ lines: [chairs(chair, 100)] });
  const { quote, link: newer } = await shop.sent(inquiry, {
    eventDate: SATURDAY,
    lines: [chairs(chair, 110)],
  });
  expect(await shop.view(newer)).toMatchObject({ standing: 'open', outdated: '' });
  await shop.read(await correct(inquiry, { eventDate: '2027-06-19' }));
  const now = { days: { eventDate: '2027-06-19' } };
  expect(await shop.view(link)).toMatchObject({ isRevised: true, event: now });
  const seen = await shop.view(newer);
  expect(seen).toMatchObject({ standing: 'open', event: now });
  expect(seen.outdated).toContain('moved to 06/19/2027');
  expect(await shop.list(inquiry)).toMatchObject([
    { id: quote.id, standing: 'open', isOutdated: true },
    { isOutdated: false },
  ]);
});

const refusal = async (answer: Response) => (await expectError(answer, 409)).message;

test('a booked event keeps the place to which it was moved @event.agreed', async () => {
  const { inquiry } = await booked({ lines: [chairs(chair, 100)], eventLocation: 'Detroit' });
  const fields = { eventDate: SATURDAY, eventLocation: 'Detroit', lines: [chairs(chair, 120)] };
  const { link } = await shop.sent(inquiry, fields);
  await shop.read(await correct(inquiry, { eventLocation: 'Troy' }));
  expect(await stock.rows()).toMatchObject([{ kind: 'booking', quantity: 100 }]);
  expect(await refusal(await shop.accept(link))).toContain('moved to Troy');
  expect(await page(inquiry)).toMatchObject({ eventLocation: 'Troy' });
});

test('a place that was given more exactly before the acceptance stays @quote.accept-event', async () => {
  const inquiry = await addInquiry(db(), { eventDate: SATURDAY, eventLocation: 'Detroit' });
  const fields = { eventDate: SATURDAY, eventLocation: 'Detroit' };
  const { link } = await shop.sent(inquiry, fields);
  await shop.read(await correct(inquiry, { eventLocation: 'Barn, 12 Elm Street, Detroit' }));
  await shop.read(await shop.accept(link));
  const { eventLocation, status } = await page(inquiry);
  expect({ eventLocation, status }).toEqual({
    eventLocation: 'Barn, 12 Elm Street, Detroit',
    status: 'booked',
  });
});

test('a day that was not known when the quote was sent is not set to the quote’s @event.agreed', async () => {
  const inquiry = await addInquiry(db(), { eventDate: null, kind: 'question' });
  const { link } = await shop.sent(inquiry, { eventDate: '2027-06-19' });
  await shop.read(await correct(inquiry, { eventDate: '2027-06-26' }));
  expect(await refusal(await shop.accept(link))).toContain('06/26/2027');
  await shop.read(await correct(inquiry, { eventDate: '2027-06-19' }));
  await shop.read(await shop.accept(link));
});

test('a quote does not take back what was agreed by phone since it was sent @event.agreed', async () => {
  const { inquiry } = await booked({ lines: [chairs(chair, 100)] });
  const { link } = await shop.sent(inquiry, { eventDate: SATURDAY, lines: [chairs(chair, 110)] });
  await agreeTo(inquiry, 120);
  expect(await refusal(await shop.accept(link))).toContain('agreed about this event has changed');
  expect(await stock.rows()).toMatchObject([{ kind: 'booking', quantity: 120 }]);
});

test('a revision of a booked event begins with what is agreed, on its day and at its place @quote.versions', async () => {
  const { inquiry, quote } = await booked({
    lines: [chairs(chair, 100)],
    eventLocation: 'Detroit',
  });
  await agreeTo(inquiry, 120);
  await shop.read(await correct(inquiry, { eventDate: '2027-06-19', eventLocation: 'Troy' }));
  const draft = await shop.read<QuoteView>(await shop.create(inquiry, { from: quote.id }), 201);
  expect(draft.content).toMatchObject({
    eventDate: '2027-06-19',
    eventLocation: 'Troy',
    lines: [{ itemId: chair, quantity: 120, isTaxable: true }],
  });
  shop.clock.now = new Date(MORNING.getTime() + 3_600_000);
  await shop.read(await shop.change(draft, quoteContentOf(draft.content)));
});

test('days of single lines move along into a revision of one that was not accepted @quote.versions @stock.line-days', async () => {
  const { inquiry } = await booked({ lines: [chairs(chair, 100)] });
  const days = { outOn: '2027-06-10', backOn: '2027-06-14' };
  const lines = [{ ...chairs(chair, 120), ...days }];
  const { quote } = await shop.sent(inquiry, { eventDate: SATURDAY, lines });
  await correct(inquiry, { eventDate: '2027-06-19' });
  const { content } = await shop.read<QuoteView>(
    await shop.create(inquiry, { from: quote.id }),
    201,
  );
  expect(content).toMatchObject({
    eventDate: '2027-06-19',
    lines: [{ quantity: 120, outOn: '2027-06-17', backOn: '2027-06-21' }],
  });
});

test('a revision of a quote that names no day moves its lines from the day for which it was sent @stock.line-days', async () => {
  const { inquiry } = await booked({ lines: [chairs(chair, 100)] });
  const lines = [{ ...chairs(chair, 120), outOn: '2027-06-10' }];
  const { quote } = await shop.sent(inquiry, { eventDate: null, lines });
  await correct(inquiry, { eventDate: '2027-06-19' });
  const draft = await shop.read<QuoteView>(await shop.create(inquiry, { from: quote.id }), 201);
  expect(draft.content.lines).toMatchObject([{ quantity: 120, outOn: '2027-06-17' }]);
});
