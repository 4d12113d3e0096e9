/** The most that a quote, and an event, can come to, on a real database. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import type { QuoteContent } from '#contracts/quotes/quotes.ts';
import { inquiries } from '#db/schema.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { booked, agree, page, pay } = useBooked(db, shop);
const LIMIT = 100_000_000;
const TOO_HIGH = 'The total can be at most $1,000,000';

beforeEach(async () => {
  shop.clock.now = MORNING;
  await db().delete(inquiries);
});

/** A quote of $900,000 for rental, and this for delivery. */
const quoteOf = (deliveryCents: number, more: Partial<QuoteContent> = {}) => ({
  lines: [quoteLineOf({ quantity: 1, unitCents: 90_000_000 })],
  discount: { kind: 'amount', cents: 0 } as const,
  deliveryCents,
  setupCents: 0,
  waiverPercent: 0,
  taxPercent: 0,
  ...more,
});

test.each([
  ['delivery', quoteOf(50_000_000)],
  ['tax', quoteOf(0, { taxPercent: 20 })],
  ['waiver and setup', quoteOf(0, { waiverPercent: 10, setupCents: 1_000_001 })],
  ['one cent', quoteOf(10_000_001)],
])(
  'a draft that is above a million dollars by %s is kept, and not sent @quote.limit',
  async (_what, fields) => {
    const inquiry = await addInquiry(db(), { eventDate: '2027-06-12' });
    const draft = await shop.draft(inquiry, fields);
    const error = await expectError(await shop.send(draft), 400);
    expect(error.message).toBe(TOO_HIGH);
    expect(await shop.list(inquiry)).toMatchObject([{ state: 'draft', version: draft.version }]);
  },
);

test('an event of a quote of $1,000,000 is saved again, paid in one payment, and not raised @quote.limit', async () => {
  const { inquiry } = await booked(quoteOf(10_000_000));
  const { agreed } = await page(inquiry);
  expect(agreed?.totalCents).toBe(LIMIT);
  const lines = (agreed?.lines ?? []).map(({ parts: _, ...line }) => line);
  const sums = { totalCents: LIMIT, depositCents: agreed?.depositCents };
  await shop.read(await agree(inquiry, lines, sums));
  await shop.read(await pay(inquiry, { cents: LIMIT }));
  const raised = await agree(inquiry, lines, { ...sums, totalCents: LIMIT + 1 });
  const error = await expectError(raised, 400);
  expect(error.fields).toEqual({ totalCents: TOO_HIGH });
});

test('an event that was booked at more stays editable, and is not raised @quote.limit', async () => {
  const { inquiry } = await booked(quoteOf(10_000_000));
  const [row] = await db().select().from(inquiries).where(eq(inquiries.id, inquiry));
  if (!row?.agreed) throw new Error('Nothing is agreed');
  const larger = { totalCents: 148_400_000, depositCents: 148_400_000 };
  await db()
    .update(inquiries)
    .set({ agreed: { ...row.agreed, ...larger } })
    .where(eq(inquiries.id, inquiry));
  const line = { itemId: '', name: 'Tent', quantity: 1, unitCents: 90_000_000 };
  await shop.read(await agree(inquiry, [line], larger));
  await expectError(await agree(inquiry, [line], { ...larger, totalCents: 148_400_001 }), 400);
  const lower = { totalCents: 140_000_000, depositCents: 0 };
  await shop.read(await agree(inquiry, [line], lower));
  expect((await page(inquiry)).agreed).toMatchObject({ lines: [{ name: 'Tent' }], ...lower });
  await expectError(await agree(inquiry, [line], larger), 400);
});
