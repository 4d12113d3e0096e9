/** Sending quotes, and what customers answer. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import {
  publicQuoteEndpoints,
  type PublicQuoteView,
  type QuoteView,
} from '#contracts/quotes/quotes.ts';
import { inquiries, inquiryEvents, outbox, quotes } from '#db/schema.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);
const DAY_MS = 24 * 60 * 60 * 1_000;

beforeEach(async () => {
  shop.clock.now = MORNING;
  await db().delete(inquiries);
});

const page = async (id: string) =>
  shop.read<InquiryWorkView>(await shop.ask('GET', `${ADMIN_API_PATHS.inquiries}/${id}/work`));
const mailsOf = async () =>
  (await db().select().from(outbox).orderBy(outbox.kind, outbox.recipient)).map(
    ({ kind, recipient }) => [kind, recipient] as const,
  );

test('sending freezes the quote, queues one mail, and moves the request to quoted @quote.send', async () => {
  const inquiry = await addInquiry(db(), { reference: 'WD-22222' });
  const draft = await shop.draft(inquiry);
  const quote = await shop.read<QuoteView>(await shop.send(draft));
  expect(quote).toMatchObject({ state: 'sent', standing: 'open', links: 1, number: 1 });
  // A lost answer, sent again.
  expect(await shop.read<QuoteView>(await shop.send(draft))).toEqual(quote);
  await expectError(await shop.send(draft, { message: 'Another text' }), 409);
  expect(await mailsOf()).toEqual([['quote', 'ada@example.com']]);
  const { status, events } = await page(inquiry);
  expect(status).toBe('quoted');
  expect(events.map(({ kind }) => kind)).toEqual(['quote-sent', 'status']);
  expect(events[0]).toMatchObject({
    subject: 'Your quote',
    quote: { id: quote.id, number: 1 },
    isByCustomer: false,
    mails: [{ kind: 'quote', isToShop: false }],
  });
});

test('what cannot be sent is refused in words, and stays a draft @quote.send', async () => {
  const inquiry = await addInquiry(db());
  const draft = await shop.draft(inquiry, { lines: [] });
  await expectError(await shop.send(draft), 400);
  const { content } = draft;
  const chair = { itemId: '', name: 'Chair', note: '', quantity: 1, unitCents: 1, isTaxable: true };
  const past = await shop.read<QuoteView>(
    await shop.change(draft, { ...content, lines: [chair], validUntil: '2026-11-20' }),
  );
  expect((await expectError(await shop.send(past), 400)).fields).toHaveProperty('validUntil');
  const today = await shop.read<QuoteView>(
    await shop.change(past, { ...content, lines: [chair], validUntil: '2026-11-21' }),
  );
  await db().update(inquiries).set({ status: 'quarantined' }).where(eq(inquiries.id, inquiry));
  await expectError(await shop.send(today), 409);
  await db().update(inquiries).set({ status: 'pending' }).where(eq(inquiries.id, inquiry));
  await shop.read(await shop.send(today));
});

test('for somebody without an email address a quote is frozen without a mail, for a link; the timeline keeps no message @quote.send @quote.unmailed', async () => {
  const inquiry = await addInquiry(db());
  const byPhone = { email: '', mailbox: '', channel: 'phone' as const };
  await db().update(inquiries).set(byPhone).where(eq(inquiries.id, inquiry));
  const draft = await shop.draft(inquiry);
  await expectError(await shop.addLink(draft.id), 409);
  const { message } = await expectError(await shop.send(draft), 400);
  expect(message).toContain('left no email address');
  await shop.read(await shop.send(draft, { isMailed: false }));
  // A repetition sends nothing again.
  await shop.read(await shop.send(draft, { isMailed: false }));
  const events = await db().select().from(inquiryEvents).where(eq(inquiryEvents.quoteId, draft.id));
  expect(events).toMatchObject([{ kind: 'quote-sent', subject: '', body: '', mailId: null }]);
  expect(await mailsOf()).toEqual([]);
  const link = await shop.linkOf(draft.id);
  await shop.read(await shop.accept(link));
  expect(await mailsOf()).toEqual([['quote-accepted', null]]);
});

test('accepting books the request, once, and mails both sides @quote.accept', async () => {
  const inquiry = await addInquiry(db());
  const { link } = await shop.sent(inquiry);
  expect((await shop.view(link)).content.paymentLink).toBe('');
  const first = await shop.read<PublicQuoteView>(await shop.accept(link));
  expect(first).toMatchObject({
    standing: 'accepted',
    acceptedBy: 'Ada Okafor',
    answeredAt: MORNING.toISOString(),
    content: { paymentLink: 'https://pay.example/woodward' },
  });
  shop.clock.now = new Date(MORNING.getTime() + DAY_MS);
  const again = await shop.read<PublicQuoteView>(await shop.accept(link, { name: 'Eve' }));
  expect(again).toEqual(first);
  expect(await mailsOf()).toEqual([
    ['quote', 'ada@example.com'],
    ['quote-accepted', 'ada@example.com'],
    ['quote-accepted', null],
  ]);
  const { status, events } = await page(inquiry);
  expect(status).toBe('booked');
  expect(events.slice(2)).toMatchObject([
    { kind: 'quote-accepted', isByCustomer: true, author: '', body: 'Ada Okafor' },
    { kind: 'status', isByCustomer: true, from: 'quoted', to: 'booked' },
  ]);
  const [row] = await db().select().from(quotes);
  expect(row?.acceptedAddressHash).toMatch(/^[0-9a-f]{64}$/);
  await expectError(await shop.decline(link), 409);
});

test('accepting needs a name that can be seen, the tick, and what was seen @quote.accept', async () => {
  const { link } = await shop.sent(await addInquiry(db()));
  for (const name of [' ', '\u2800\u3164', '\u200D\u00AD', '\u200E']) {
    const { fields } = await expectError(await shop.accept(link, { name }), 400);
    expect(fields).toEqual({ name: 'Please type your name' });
  }
  await expectError(await shop.accept(link, { agreed: false }), 400);
  await expectError(await shop.accept(link, { hash: 'a' }), 400);
  await expectError(await shop.accept(link, { hash: 'a'.repeat(64) }), 409);
  expect(await shop.view(link)).toMatchObject({ standing: 'open', acceptedBy: '' });
});

test('declining says why, in the timeline and to staff, and is final @quote.decline', async () => {
  const inquiry = await addInquiry(db());
  const { link } = await shop.sent(inquiry);
  await expectError(await shop.decline(link, { reason: 'bored', note: '' }), 400);
  expect(await shop.read(await shop.decline(link))).toMatchObject({ standing: 'declined' });
  await shop.read(await shop.decline(link));
  expect(await mailsOf()).toEqual([
    ['quote', 'ada@example.com'],
    ['quote-answer', null],
  ]);
  const [quote] = await shop.list(inquiry);
  expect(quote).toMatchObject({ declineReason: 'price', declineNote: 'Too much' });
  await expectError(await shop.accept(link), 409);
  const { isQuoted, events } = await page(inquiry);
  expect(isQuoted).toBe(false);
  const declined = { kind: 'quote-declined', declineReason: 'price', body: 'Too much' };
  expect(events.at(-1)).toMatchObject(declined);
  expect(events[0]).toMatchObject({ kind: 'quote-sent', declineReason: null });
});

test('a quote is open through its last day in Detroit, and expired after it @quote.standing', async () => {
  const { link } = await shop.sent(await addInquiry(db()), { validUntil: '2026-11-22' });
  // 11:59 PM in Detroit, on the next day in London.
  shop.clock.now = new Date('2026-11-23T04:59:00Z');
  expect(await shop.view(link)).toMatchObject({ standing: 'open' });
  shop.clock.now = new Date('2026-11-23T05:01:00Z');
  expect(await shop.view(link)).toMatchObject({ standing: 'expired' });
  for (const answer of [await shop.accept(link), await shop.decline(link)]) {
    expect((await expectError(answer, 409)).fields).toEqual({ standing: 'expired' });
  }
  expect((await shop.question(link)).status).toBe(204);
});

test('a revision replaces an open quote, also once it is withdrawn itself @quote.standing', async () => {
  const inquiry = await addInquiry(db());
  const { link } = await shop.sent(inquiry);
  const { quote, link: newer } = await shop.sent(inquiry);
  expect(await shop.view(link)).toMatchObject({ standing: 'replaced' });
  await expectError(await shop.accept(link), 409);
  expect(await shop.read(await shop.withdraw(quote))).toMatchObject({ standing: 'withdrawn' });
  expect(await shop.view(newer)).toMatchObject({ standing: 'withdrawn' });
  expect(await shop.view(link)).toMatchObject({ standing: 'replaced' });
  // A mail that has not left would be about a quote that nobody can accept.
  expect(await mailsOf()).toEqual([]);
  await expectError(await shop.withdraw({ id: quote.id, version: quote.version + 1 }), 409);
});

test('after an acceptance that staff may not have seen, sending asks first @quote.send', async () => {
  const inquiry = await addInquiry(db());
  const { link } = await shop.sent(inquiry);
  const draft = await shop.draft(inquiry);
  shop.clock.now = new Date(MORNING.getTime() + 60_000);
  await shop.read(await shop.accept(link));
  const { fields } = await expectError(await shop.send(draft), 409);
  expect(fields).toHaveProperty('isDespiteAcceptance');
  await shop.read(await shop.send(draft, { isDespiteAcceptance: true }));
  expect(await shop.view(link)).toMatchObject({ standing: 'accepted' });
  expect((await page(inquiry)).status).toBe('booked');
  shop.clock.now = new Date(MORNING.getTime() + 120_000);
  // Begun after it: whoever wrote it knew.
  await shop.read(await shop.send(await shop.draft(inquiry)));
});

test('a question is asked once for its id, ten times a day @quote.ask', async () => {
  const inquiry = await addInquiry(db());
  const { link } = await shop.sent(inquiry);
  const id = crypto.randomUUID();
  expect((await shop.question(link, { id })).status).toBe(204);
  expect((await shop.question(link, { id })).status).toBe(204);
  await expectError(await shop.question(link, { id, text: 'Another' }), 422);
  for (let asked = 1; asked < 10; asked += 1) await shop.question(link);
  await expectError(await shop.question(link), 429);
  // What was asked is answered all the same.
  expect((await shop.question(link, { id })).status).toBe(204);
  const kind = eq(inquiryEvents.kind, 'quote-question');
  expect(await db().$count(inquiryEvents, kind)).toBe(10);
  expect((await mailsOf()).filter(([each]) => each === 'quote-answer')).toHaveLength(10);
  const { events } = await page(inquiry);
  expect(events.at(-1)).toMatchObject({ isByCustomer: true, body: 'Are cushions included?' });
  for (const wrong of [{ text: ' ' }, { text: 'x'.repeat(4_001) }, { id: 'x' }]) {
    await expectError(await shop.question(link, wrong), 400);
  }
});

test('the customer sees the totals and the hash that staff sent, and nothing of staff @quote.page', async () => {
  const { quote, link } = await shop.sent(await addInquiry(db(), { reference: 'WD-33333' }));
  const answer = await shop.open(link);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const seen = (await answer.json()) as PublicQuoteView;
  const { paymentLink: _, ...content } = quote.content;
  expect(seen).toEqual({
    id: quote.id,
    reference: 'WD-33333',
    number: 1,
    standing: 'open',
    isRevised: false,
    isUnbooked: false,
    outdated: '',
    shortage: '',
    canceledAt: null,
    event: null,
    content: { ...content, paymentLink: '' },
    totals: quote.totals,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    sentAt: MORNING.toISOString(),
    answeredAt: null,
    acceptedBy: '',
  });
  await expectError(await shop.visit('PUT', publicQuoteEndpoints.read.path, link, {}), 405);
});
