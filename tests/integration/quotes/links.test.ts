/** Who opens a quote: whoever has its link, and nobody else. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { publicQuoteEndpoints, quoteEndpoints, type QuoteView } from '#contracts/quotes/quotes.ts';
import { inquiries, quoteLinks } from '#db/schema.ts';
import { QUOTE_BUCKET } from '#server/http/limits.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { captureOutput } from '../../support/output.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);
const WRONG = 'A'.repeat(43);

test('an unknown quote and a link that does not work are one and the same answer @quote.link', async () => {
  const { quote, link } = await shop.sent(await addInquiry(db()));
  const other = await shop.sent(await addInquiry(db()));
  const expired = await shop.linkOf(quote.id);
  await db().update(quoteLinks).set({ expiresAt: MORNING }).where(eq(quoteLinks.quoteId, quote.id));
  const trashed = await shop.sent(await addInquiry(db()));
  await db()
    .update(inquiries)
    .set({ deletedAt: new Date() })
    .where(eq(inquiries.id, trashed.quote.inquiryId));
  const answers = [];
  for (const wrong of [
    { id: crypto.randomUUID(), token: WRONG },
    { id: 'no-id', token: WRONG },
    { id: other.quote.id, token: WRONG },
    { id: other.quote.id, token: '' },
    { id: other.quote.id, token: link.token },
    { id: crypto.randomUUID(), token: other.link.token },
    link,
    expired,
    trashed.link,
  ]) {
    answers.push(await expectError(await shop.open(wrong), 404));
    await expectError(await shop.decline(wrong), 404);
    await expectError(await shop.question(wrong), 404);
  }
  expect(new Set(answers.map((error) => JSON.stringify(error))).size).toBe(1);
  expect(await shop.view(other.link)).toMatchObject({ standing: 'open' });
});

test('a draft has no link; revoked ones stop working, a new one works @quote.link', async () => {
  const { quote, link } = await shop.sent(await addInquiry(db()));
  const second = await shop.linkOf(quote.id);
  expect(await shop.view(second)).toMatchObject({ id: quote.id });
  const path = quoteEndpoints.revokeLinks.path.replace('{id}', quote.id);
  expect(await shop.read<QuoteView>(await shop.ask('DELETE', path))).toMatchObject({ links: 0 });
  for (const revoked of [link, second]) await expectError(await shop.open(revoked), 404);
  expect(await shop.view(await shop.linkOf(quote.id))).toMatchObject({ id: quote.id });
});

test('only a hash of a token is stored, and nothing of it is logged @quote.link', async () => {
  let token = '';
  const log = await captureOutput(async () => {
    const { link } = await shop.sent(await addInquiry(db(), { name: 'Zoë Ångström' }));
    ({ token } = link);
    await shop.accept(link, { name: 'Zoë Ångström' });
    await shop.open({ ...link, token: `${token.slice(1)}A` });
  });
  expect(log).not.toContain(token);
  expect(log).not.toContain('Zoë');
  const rows = await db().select().from(quoteLinks);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a quote has at most fifty links', async () => {
  const { quote } = await shop.sent(await addInquiry(db()));
  for (let made = 2; made < 50; made += 1) await shop.linkOf(quote.id);
  await expectError(await shop.addLink(quote.id), 409);
});

test('a quote for the last day there is gets a link, and opens', async () => {
  const last = { eventDate: '9999-12-31', validUntil: '9999-12-31' } as const;
  const { link } = await shop.sent(await addInquiry(db()), last);
  expect((await shop.open(link)).status).toBe(200);
});

test('a network that guesses tokens is stopped @quote.guessing', async () => {
  const { link } = await shop.sent(await addInquiry(db()));
  const guess = { ...link, token: WRONG };
  const ip = '198.51.100.7';
  const answers = [];
  for (let tried = 0; tried < QUOTE_BUCKET.capacity + 20; tried += 1) {
    answers.push((await shop.open(guess, ip)).status);
  }
  expect(answers.slice(0, QUOTE_BUCKET.capacity)).not.toContain(429);
  const refused = await shop.open(guess, ip);
  expect(answers).toContain(429);
  expect(refused.headers.get('Retry-After')).toBe('2');
  await expectError(refused, 429);
  // Whoever shares the network and has a link is let through.
  expect((await shop.open(link, ip)).status).toBe(200);
});

test('a customer who reloads thirty times, accepts and asks is let through @quote.guessing', async () => {
  const { link } = await shop.sent(await addInquiry(db()));
  const ip = '192.0.2.9';
  for (let loaded = 0; loaded < 30; loaded += 1) {
    expect((await shop.open(link, ip)).status).toBe(200);
  }
  const { hash } = await shop.view(link);
  const answer = { name: 'Ada', agreed: true, hash };
  const accepted = await shop.visit('POST', publicQuoteEndpoints.accept.path, link, answer, ip);
  expect(accepted.status).toBe(200);
});
