/** A quote for an event of several days names and books all of them (@event.days-named, @quote.days). */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { inquiries, stockRows } from '#db/schema.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { mailedQuotes } from '../../support/mailed-quotes.ts';
import { addCategory, addInquiry, addItem } from '../../support/rows.ts';

const db = useDatabase();
const { shop, mails } = mailedQuotes(db);
const { correct, page } = useBooked(db, shop);
const DAYS = { eventDate: '2027-06-12', lastDay: '2027-06-14' };
const IN_WORDS = 'Saturday, June 12, 2027 – Monday, June 14, 2027';

/** @returns the id of a request for an event of three days; no visitor's form asks for the last one */
const addLonger = async () => {
  const id = await addInquiry(db(), { eventDate: DAYS.eventDate });
  await db().update(inquiries).set({ lastDay: DAYS.lastDay }).where(eq(inquiries.id, id));
  return id;
};

test('a new quote has the days of its request, and so has one that is copied to it @quote.days', async () => {
  const inquiry = await addLonger();
  const draft = await shop.read<QuoteView>(await shop.create(inquiry), 201);
  expect(draft.content).toMatchObject(DAYS);
  const { quote } = await shop.sent(await addInquiry(db()), { eventDate: '2027-07-03' });
  const target = await addLonger();
  const copy = await shop.read<QuoteView>(await shop.create(target, { copyOf: quote.id }), 201);
  expect(copy.content).toMatchObject(DAYS);
});

test('page, mails and calendar file name first and last day @event.days-named', async () => {
  const { link } = await shop.sent(await addLonger(), DAYS);
  expect((await shop.view(link)).content).toMatchObject(DAYS);
  await shop.read(await shop.accept(link));
  const { event } = await shop.view(link);
  expect(event).toMatchObject({ days: DAYS, isMoved: false });
  expect(event?.calendar).toContain('DTEND;VALUE=DATE:20270615');
  const accepted = (await mails()).filter(({ subject }) => subject?.includes('accepted'));
  expect(accepted).toHaveLength(2);
  for (const { text } of accepted) expect(text).toContain(`Event date: ${IN_WORDS}`);
});

test('the request takes the days of the quote that is accepted @quote.accept-event', async () => {
  const inquiry = await addInquiry(db(), { eventDate: '2027-06-12' });
  const { link } = await shop.sent(inquiry, DAYS);
  await shop.read(await shop.accept(link));
  const booked = await page(inquiry);
  expect(booked).toMatchObject({ ...DAYS, status: 'booked' });
  expect(booked.events.find(({ kind }) => kind === 'details')).toMatchObject({
    subject: 'last day',
    body: 'Last day: 06/14/2027 (was blank)',
  });
});

test('a quote without a last day of its own leaves that of the request @quote.accept-event', async () => {
  const inquiry = await addLonger();
  const { link } = await shop.sent(inquiry, { eventDate: DAYS.eventDate });
  await shop.read(await shop.accept(link));
  expect(await page(inquiry)).toMatchObject(DAYS);
  expect((await shop.view(link)).event).toMatchObject({ days: DAYS, isMoved: false });
});

test('another last day than that of the request is sent only after a question @event.agreed', async () => {
  const inquiry = await addLonger();
  const draft = await shop.draft(inquiry, { ...DAYS, lastDay: '2027-06-13' });
  const refused = await shop.read<{ error: { fields: object } }>(await shop.send(draft), 409);
  expect(JSON.stringify(refused.error.fields)).toContain('06/12/2027 – 06/14/2027');
  await shop.read(await shop.send(draft, { isDespiteMove: true }));
});

test('an acceptance never shortens an event that was extended since the quote was sent @event.agreed', async () => {
  const inquiry = await addLonger();
  const { link } = await shop.sent(inquiry, DAYS);
  await shop.read(await correct(inquiry, { ...DAYS, lastDay: '2027-06-15' }));
  const { error } = await shop.read<{ error: { message: string } }>(await shop.accept(link), 409);
  expect(error.message).toContain('06/12/2027 – 06/15/2027');
  await shop.read(await correct(inquiry, DAYS));
  await shop.read(await shop.accept(link));
  expect(await page(inquiry)).toMatchObject({ ...DAYS, status: 'booked' });
});

test('an open quote holds its pieces on all of its days @stock.rows', async () => {
  const category = await addCategory(db(), { slug: `tents-${crypto.randomUUID()}` });
  const itemId = await addItem(db(), category, { availability: 10 });
  const days = { eventDate: '2027-07-10', lastDay: '2027-07-12' };
  const lines = [quoteLineOf({ itemId, quantity: 1 })];
  await shop.sent(await addInquiry(db(), { eventDate: '2027-06-12' }), { ...days, lines });
  const [row] = await db().select().from(stockRows);
  expect(row).toMatchObject({ kind: 'hold', out: '2027-07-09' });
  expect(row && row.free > days.lastDay).toBe(true);
});

test.each([
  ['before the first', '2027-06-11'],
  ['more than 14 days long', '2027-06-26'],
])('a last day %s is refused at its field @event.days', async (_what, lastDay) => {
  const draft = await shop.draft(await addLonger(), DAYS);
  const refused = await shop.change(draft, { ...draft.content, lastDay });
  const { error } = await shop.read<{ error: { fields: object } }>(refused, 400);
  expect(Object.keys(error.fields)).toEqual(['content.lastDay']);
});
