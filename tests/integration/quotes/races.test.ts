/** Several people act on one quote at once: exactly one of them counts. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { publicQuoteEndpoints, type QuoteView } from '#contracts/quotes/quotes.ts';
import { inquiries, inquiryEvents, outbox, quotes } from '#db/schema.ts';
import { useDatabase } from '../../support/backends.ts';
import { useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);
const ROUNDS = 12;
const ACCEPT = publicQuoteEndpoints.accept.path;

/** @returns what became of an inquiry */
async function outcome(inquiryId: string) {
  const [inquiry] = await db().select().from(inquiries).where(eq(inquiries.id, inquiryId));
  const rows = await db()
    .select()
    .from(quotes)
    .where(eq(quotes.inquiryId, inquiryId))
    .orderBy(quotes.number);
  const events = await db()
    .select()
    .from(inquiryEvents)
    .where(eq(inquiryEvents.inquiryId, inquiryId));
  const mails = await db().select().from(outbox).where(eq(outbox.inquiryId, inquiryId));
  const count = (kind: string) => events.filter((event) => event.kind === kind).length;
  return {
    status: inquiry?.status,
    states: rows.map(({ state }) => state),
    acceptances: count('quote-accepted'),
    withdrawals: count('quote-withdrawn'),
    copies: mails.filter(({ kind }) => kind === 'quote-accepted').length,
    acceptedBy: rows[0]?.acceptedBy,
  };
}

test('of many acceptances at once one counts, and all say whose it is @quote.accept', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const inquiry = await addInquiry(db());
    const { link } = await shop.sent(inquiry);
    const { hash } = await shop.view(link);
    const answers = await Promise.all(
      ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) =>
        shop.visit('POST', ACCEPT, link, { name, agreed: true, hash }),
      ),
    );
    const said = await Promise.all(
      answers.map(async (each) => (await shop.read<{ acceptedBy: string }>(each)).acceptedBy),
    );
    expect(new Set(said).size).toBe(1);
    expect(await outcome(inquiry)).toMatchObject({
      status: 'booked',
      acceptances: 1,
      copies: 2,
      acceptedBy: said[0],
    });
  }
});

test('of an acceptance and a revision at once, the first wins and the other is told @quote.accept', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const inquiry = await addInquiry(db());
    const { link } = await shop.sent(inquiry);
    const { hash } = await shop.view(link);
    const draft = await shop.draft(inquiry);
    // Later than the draft was begun.
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    const accept = () => shop.visit('POST', ACCEPT, link, { name: 'Ada', agreed: true, hash });
    const send = () => shop.send(draft);
    const both = round % 2 === 0 ? [accept, send] : [send, accept];
    const done = await Promise.all(both.map((each) => each()));
    const [accepted, sent] = round % 2 === 0 ? done : done.toReversed();
    expect(new Set([accepted?.status, sent?.status])).toEqual(new Set([200, 409]));
    const isAccepted = accepted?.status === 200;
    expect(await outcome(inquiry)).toMatchObject(
      isAccepted
        ? { status: 'booked', states: ['accepted', 'draft'], acceptances: 1, copies: 2 }
        : { status: 'quoted', states: ['sent', 'sent'], acceptances: 0, copies: 0 },
    );
  }
});

test('of an acceptance and a withdrawal at once exactly one wins @quote.accept @quote.withdraw', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const inquiry = await addInquiry(db());
    const { quote, link } = await shop.sent(inquiry);
    const { hash } = await shop.view(link);
    const accept = () => shop.visit('POST', ACCEPT, link, { name: 'Ada', agreed: true, hash });
    const withdraw = () => shop.withdraw(quote);
    const both = round % 2 === 0 ? [accept, withdraw] : [withdraw, accept];
    const done = await Promise.all(both.map((each) => each()));
    const [accepted, withdrawn] = round % 2 === 0 ? done : done.toReversed();
    expect(new Set([accepted?.status, withdrawn?.status])).toEqual(new Set([200, 409]));
    expect(await outcome(inquiry)).toMatchObject(
      accepted?.status === 200
        ? { status: 'booked', states: ['accepted'], acceptances: 1, withdrawals: 0 }
        : { status: 'quoted', states: ['withdrawn'], acceptances: 0, withdrawals: 1 },
    );
  }
});

test('a quote that is sent twice at once is mailed once @quote.send', async () => {
  const inquiry = await addInquiry(db());
  const draft: QuoteView = await shop.draft(inquiry);
  const answers = await Promise.all(Array.from({ length: 5 }, () => shop.send(draft)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await db().$count(outbox, eq(outbox.inquiryId, inquiry))).toBe(1);
});
