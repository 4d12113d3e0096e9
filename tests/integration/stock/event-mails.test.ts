/** What the mails about a changed and a canceled event say below the words of staff (@event.moved-mail). */
import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { inquiries, inquiryEvents, outbox, quoteLinks } from '#db/schema.ts';
import { composers } from '#server/entry/composers.ts';
import { readSettings } from '#server/shop/read.ts';
import { readQuoteLink } from '#site/quotes/quote-link.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { agree, booked, cancel, correct, move } = useBooked(db, shop);
const WORDS = { isMailed: true, message: 'Hello Ada, as agreed.' };
const tents = (quantity: number) => [{ itemId: '', name: 'Tent', quantity, unitCents: 90_000 }];

beforeEach(async () => {
  shop.clock.now = MORNING;
  await db().delete(inquiries);
});

/** @returns the newest mail as it is sent */
async function sentMail() {
  const [mail] = await db().select().from(outbox).orderBy(desc(outbox.createdAt)).limit(1);
  if (mail?.kind !== 'inquiry-reply') throw new Error('No mail was queued');
  const context = { db: db(), siteUrl: '', now: shop.clock.now, shop: await readSettings(db()) };
  const { text, html } = await composers[mail.kind](mail, context);
  return { text, html };
}

/** @returns the page that the link in the mail opens */
async function pageOf({ text, html }: { text: string; html: string }) {
  const address = /^See your event: (\S+)$/m.exec(text)?.[1] ?? '';
  expect(html).toContain(`href="${address}"`);
  const link = readQuoteLink(new URL(address).hash);
  if (!link) throw new Error(`${address} is no link of a quote`);
  return shop.view(link);
}

test('of changed items it has the day, each line as it was and as it is, and a link to the page @event.moved-mail', async () => {
  const { inquiry } = await booked();
  await shop.read(await agree(inquiry, tents(1)));
  await shop.read(await agree(inquiry, tents(2), { totalCents: 390_000, ...WORDS }));
  const mail = await sentMail();
  const told = [
    'Saturday, June 12, 2027',
    'Before: 1 × Tent at $900.00',
    'Now: 2 × Tent at $900.00',
    'Total: $3,900.00 (was $3,000.00)',
  ];
  for (const words of told) {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  }
  expect(mail.text).toMatch(/^Hello Ada, as agreed\.\n\nEvent date: /m);
  expect((await pageOf(mail)).event).toMatchObject({ agreed: { totals: { total: 390_000 } } });
});

test('of a moved day it has the days and place that were and are, none of which is a link @event.moved-mail @mail.no-links', async () => {
  const { inquiry, quote } = await booked();
  await shop.linkOf(quote.id);
  const [link] = await db().select().from(quoteLinks).limit(1);
  await db()
    .update(quoteLinks)
    .set({ expiresAt: MORNING })
    .where(eq(quoteLinks.tokenHash, link?.tokenHash ?? ''));
  await shop.read(await correct(inquiry, { eventLocation: 'https://spam.example/x' }));
  const change = { eventDate: '2029-06-16', eventLocation: 'Troy', email: 'ada@example.org' };
  await shop.read(await correct(inquiry, { ...change, ...WORDS }));
  const mail = await sentMail();
  expect(mail.text).toContain('Event date: Saturday, June 16, 2029\nEvent location: Troy\n');
  expect(mail.text).toContain('- Event date: 06/16/2029 (was 06/12/2027)');
  expect(mail.text).toContain('- Location: Troy (was https[:]//spam[.]example/x)');
  expect(mail.html).not.toContain('spam.example');
  expect(mail.text).not.toMatch(/Email: /);
  expect((await pageOf(mail)).event).toMatchObject({ isMoved: true });
  // Each link works until after the event, on whatever day that is now; one that no longer works stays so.
  const links = await db().select().from(quoteLinks).orderBy(quoteLinks.expiresAt);
  const until = links.map(({ expiresAt }) => expiresAt.toISOString().slice(0, 7));
  expect([...new Set(until)]).toEqual(['2026-11', '2029-09']);
});

test('of a moved day it has the lines whose own days moved along, and so has the timeline @event.moved-mail', async () => {
  const { inquiry } = await booked();
  const [tent] = tents(1);
  const lines = [{ ...tent, outOn: '2027-06-10', backOn: '2027-06-14' }];
  await shop.read(await agree(inquiry, lines));
  await shop.read(await correct(inquiry, { eventDate: '2027-06-19', ...WORDS }));
  const told = [
    'Before: 1 × Tent at $900.00, leaves on 06/10/2027, comes back on 06/14/2027',
    'Now: 1 × Tent at $900.00, leaves on 06/17/2027, comes back on 06/21/2027',
  ];
  const { text } = await sentMail();
  const [entry] = await db().select().from(inquiryEvents).where(eq(inquiryEvents.kind, 'details'));
  for (const words of told) {
    expect(text).toContain(`- ${words}`);
    expect(entry?.body).toContain(words);
  }
});

test('of a cancellation it has day and place, and a link to the page @event.moved-mail', async () => {
  const { inquiry } = await booked();
  await shop.read(await cancel(inquiry, { feeKeptCents: 20_000, ...WORDS }));
  const mail = await sentMail();
  expect(mail.text).toContain('The cancellation fee is $200.00.');
  expect(mail.text).toContain('Event date: Saturday, June 12, 2027');
  expect(mail.text).not.toContain('What changed');
  expect((await pageOf(mail)).event).toMatchObject({ feeKeptCents: 20_000 });
});

test('of an event that was booked without a quote it has no link @event.moved-mail', async () => {
  const inquiry = await addInquiry(db(), { eventDate: '2027-06-12' });
  await shop.read(await move(inquiry, { status: 'booked', note: 'By phone' }));
  await shop.read(await correct(inquiry, { eventDate: '2027-06-19', ...WORDS }));
  const { text } = await sentMail();
  expect(text).toContain('- Event date: 06/19/2027 (was 06/12/2027)');
  expect(text).not.toMatch(/See your event|This link/);
});
