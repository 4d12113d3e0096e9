/** Total, deposit and their parts once items of a booked event are changed (@event.agreed-totals), on a real database. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { inquiries } from '#db/schema.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { act, booked, move, page } = useBooked(db, shop);

beforeEach(async () => {
  shop.clock.now = MORNING;
  await db().delete(inquiries);
});

const QUOTED = quoteLineOf({ quantity: 100 });
const PARTS = {
  rental: 85_000,
  discount: 8_500,
  waiver: 6_120,
  delivery: 15_000,
  setup: 5_000,
  tax: 4_590,
  total: 107_210,
  deposit: 32_163,
};
const line = { itemId: '', name: QUOTED.name, quantity: 100, unitCents: 850 };
const agree = async (id: string, body: object) =>
  shop.read(
    await act('PUT', id, 'agreed', {
      lines: [line],
      totalCents: PARTS.total,
      depositCents: PARTS.deposit,
      ...body,
    }),
  );

test('a change of days alone keeps discount, waiver, delivery and tax, for staff and customer @event.agreed-totals', async () => {
  const { inquiry, link } = await booked({ lines: [QUOTED] });
  expect((await page(inquiry)).agreed?.totals).toMatchObject(PARTS);
  await agree(inquiry, { lines: [{ ...line, outOn: '2027-06-10' }] });
  const shown = { fees: { taxPercent: 6, waiverPercent: 8 }, totals: { ...PARTS, adjustment: 0 } };
  expect((await page(inquiry)).agreed).toMatchObject(shown);
  expect((await shop.view(link)).event?.agreed).toMatchObject(shown);
});

test('a total that staff typed differs from the lines by an adjustment that both read @event.agreed-totals', async () => {
  const { inquiry, link } = await booked({ lines: [QUOTED] });
  await agree(inquiry, { lines: [{ ...line, quantity: 120 }] });
  const shown = { totals: { rental: 102_000, adjustment: -17_442, total: PARTS.total } };
  expect((await page(inquiry)).agreed).toMatchObject(shown);
  expect((await shop.view(link)).event?.agreed).toMatchObject(shown);
});

test('an event that was booked before fees were stored has those of its quote @event.agreed-totals', async () => {
  const { inquiry } = await booked({ lines: [{ ...QUOTED, isTaxable: false }] });
  const { quoteId } = (await page(inquiry)).agreed ?? { quoteId: null };
  const stored = { ...line, option: '', note: '', outOn: null, backOn: null };
  await db()
    .update(inquiries)
    .set({
      agreed: {
        quoteId,
        lines: [stored],
        totalCents: 102_620,
        depositCents: 30_786,
        changedAt: MORNING.toISOString(),
      },
    })
    .where(eq(inquiries.id, inquiry));
  const totals = { waiver: 6_120, tax: 0, total: 102_620, adjustment: 0 };
  expect((await page(inquiry)).agreed).toMatchObject({ lines: [{ isTaxable: false }], totals });
});

test('an event that was booked without a quote keeps the fees of its day @event.agreed-totals', async () => {
  const inquiry = await addInquiry(db(), { eventDate: '2027-06-12' });
  const { quote } = await shop.sent(inquiry);
  await shop.read(await shop.withdraw(quote));
  await shop.read(await move(inquiry, { status: 'booked', note: 'By phone' }));
  const { agreed } = await page(inquiry);
  expect(agreed).toMatchObject({ quoteNumber: null, totals: { adjustment: 0 } });
  expect(agreed?.fees).toHaveProperty('taxPercent');
});
