/** An event on the last day that a date can have: nothing fails on the days that would be after it. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { inquiryEndpoints } from '#contracts/inquiries/list.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { availabilityEndpoints } from '#contracts/stock/availability.ts';
import { stockCheckEndpoints } from '#contracts/stock/check.ts';
import { goodsEndpoints } from '#contracts/stock/goods.ts';
import { outbox } from '#db/schema.ts';
import { LAST_DAY } from '#domain/days.ts';
import { remindCustomers } from '#server/quotes/remind.ts';
import { availabilityApp } from '#server/stock/availability/app.ts';
import { recountStock } from '#server/stock/recount.ts';
import {
  bookingBody,
  contactApp,
  contactBody,
  expectReceipt,
  postBooking,
  postContact,
} from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { limit } from '../../support/limits/limit.ts';
import { useQuotes } from '../../support/quotes.ts';
import { addInquiry, addItem } from '../../support/rows.ts';
import { sendDue, startSmtp } from '../../support/smtp.ts';
import { useStock } from '../../support/stock.ts';

const db = useDatabase();
const smtp = await startSmtp();
afterAll(() => smtp.stop());
const shop = useQuotes(db, { mailer: () => smtp.mailer() });
const { empty, saveSection, rows } = useStock(db, shop);
const PATH = inquiryEndpoints.list.path;
const RULES = { turnaround: 0, quotesHold: true, balanceDueDays: 7 };

let chair = '';
beforeEach(async () => {
  chair = await addItem(db(), await empty(), { availability: 600 });
  await db().delete(outbox);
});

test('visitors ask, request and book for it @request.dates', async () => {
  const day = { eventDate: LAST_DAY };
  await expectReceipt(await postContact(contactApp(db), contactBody(day)));
  await expectReceipt(await postBooking(contactApp(db), bookingBody(day)));
  const services = { db, now: () => shop.clock.now, addressSalt: () => 'salt' };
  const asked = `${availabilityEndpoints.read.path}?date=${LAST_DAY}&items=${chair}&instead=1`;
  const answer = await availabilityApp(services).request(asked, {}, { ip: '203.0.113.7' });
  expect(answer.status).toBe(400);
});

test.each([
  { before: 1, after: 1 },
  { before: 0, after: 0 },
  { before: 0, after: 0, turnaround: 30 },
])('staff quote, book, change and cancel it, with days %j @stock.window', async (days) => {
  expect((await saveSection('stock', { ...RULES, ...days })).status).toBe(200);
  const inquiry = await addInquiry(db(), { eventDate: LAST_DAY });
  const ask = async <T>(method: string, path: string, body?: object, status = 200) =>
    shop.read<T>(await shop.ask(method, path, body), status);
  const at = `${PATH}/${inquiry}`;
  const version = async () => (await ask<InquiryWorkView>('GET', `${at}/work`)).version;
  const piece = { itemId: chair, name: 'Chair', quantity: 10 };
  const check = { inquiryId: inquiry, eventDate: LAST_DAY, lines: [piece] };
  await ask('POST', stockCheckEndpoints.check.path, check);

  const own = { outOn: LAST_DAY, backOn: LAST_DAY };
  const lines = [quoteLineOf(piece), quoteLineOf({ ...piece, quantity: 1, ...own })];
  const content = { eventDate: LAST_DAY, validUntil: LAST_DAY, lines };
  const { link } = await shop.sent(inquiry, content);
  await shop.read(await shop.accept(link));
  const { name, phone, email, eventLocation } = await ask<InquiryWorkView>('GET', `${at}/work`);
  const details = { name, phone, email, eventLocation, eventDate: LAST_DAY, lastDay: LAST_DAY };
  await ask('PUT', `${at}/details`, { version: await version(), ...details });
  const agreed = [{ ...piece, option: '', note: '', unitCents: 100, ...own }];
  const total = { totalCents: 1_000, depositCents: 0 };
  await ask('PUT', `${at}/agreed`, { version: await version(), lines: agreed, ...total });
  await ask('GET', `${goodsEndpoints.day.path}?on=${LAST_DAY}`);
  await ask('GET', `${PATH}?from=${LAST_DAY}&to=${LAST_DAY}`);
  await ask('GET', `/api/admin/calendar?from=${LAST_DAY}&to=${LAST_DAY}`);
  const before = await rows();
  await recountStock(db(), { now: shop.clock.now });
  expect((await rows()).length).toBe(before.length);
  await remindCustomers(shop.services(), Date.now() + limit(60_000));

  const by = { by: 'customer', reason: 'The venue burned down', feeKeptCents: null };
  const mail = { isMailed: true, message: 'We are sorry.' };
  await ask('POST', `${at}/cancel`, { version: await version(), ...by, ...mail });
  await sendDue(shop.services());
  const mails = await db().select().from(outbox);
  expect(mails.length).toBeGreaterThan(2);
  expect(mails.filter(({ state }) => state !== 'sent')).toEqual([]);
});
