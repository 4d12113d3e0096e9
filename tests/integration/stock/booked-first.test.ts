/** A booked event keeps its pieces, whatever quotes hold (@stock.hold), on a real database. */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { stockCheckEndpoints, type LineStockView } from '#contracts/stock/check.ts';
import { inquiryEvents } from '#db/schema.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addInquiry, addItem } from '../../support/rows.ts';
import { SATURDAY, useStock } from '../../support/stock.ts';

const db = useDatabase();
const shop = useQuotes(db);
const stock = useStock(db, shop);
const { act, agree, booked, cancel, chairs, correct, page } = useBooked(db, shop);
const PATH = ADMIN_API_PATHS.inquiries;
let chair = '';

beforeEach(async () => {
  chair = await addItem(db(), await stock.empty(), { availability: 600 });
});

/** Some minutes after the clock of the tests. */
const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000);

/** @returns an open quote for so many chairs on the same Saturday */
async function quoted(quantity: number) {
  const inquiry = await addInquiry(db(), { eventDate: SATURDAY });
  const lines = [chairs(chair, quantity)];
  return { inquiry, ...(await shop.sent(inquiry, { eventDate: SATURDAY, lines })) };
}
const line = (quantity: number, unitCents = 850) => ({
  itemId: chair,
  name: 'Gold Chiavari Chair',
  quantity,
  unitCents,
});
/** The database dates events of the timeline by itself: they are moved to the clock of the tests. */
async function datedByClock(inquiryId: string) {
  const seconds = (Date.now() - shop.clock.now.getTime()) / 1000;
  await db()
    .update(inquiryEvents)
    .set({ createdAt: sql`${inquiryEvents.createdAt} - make_interval(secs => ${seconds})` })
    .where(eq(inquiryEvents.inquiryId, inquiryId));
}
const kindsOf = async (id: string) => (await page(id)).events.map(({ kind }) => kind);

describe('beside another customer’s open quote for the rest', () => {
  test('details and prices of a booked event are corrected without a reason @stock.confirm', async () => {
    const { inquiry } = await booked({ lines: [chairs(chair, 420)] });
    await quoted(420);
    await shop.read(await correct(inquiry, { phone: '(313) 555-0142' }));
    await shop.read(await agree(inquiry, [line(420, 800)], { overbookReason: 'Anyway' }));
    await shop.read(await agree(inquiry, [line(400)]));
    expect(await kindsOf(inquiry)).not.toContain('overbooked');
  });

  test('only what exceeds its booking waits for the quote @stock.hold', async () => {
    const { inquiry } = await booked({ lines: [chairs(chair, 420)] });
    await quoted(170);
    const { fields } = await expectError(await agree(inquiry, [line(440)]), 409);
    expect(fields).toEqual({ 'Gold Chiavari Chair': '10 short (440 needed, 430 free)' });
    const { unitCents: _unitCents, ...pieces } = line(440);
    const body = { inquiryId: inquiry, eventDate: SATURDAY, lines: [pieces] };
    const answer = await shop.ask('POST', stockCheckEndpoints.check.path, body);
    const { lines } = await shop.read<{ lines: LineStockView[] }>(answer);
    expect(lines).toMatchObject([{ free: 430, pieces: [{ short: 10, free: 430 }] }]);
    await shop.read(await agree(inquiry, [line(430)]));
  });

  test('a customer accepts a revision of the same pieces, and of fewer @quote.page-short', async () => {
    const { inquiry } = await booked({ lines: [chairs(chair, 420)] });
    shop.clock.now = later(1);
    await quoted(420);
    shop.clock.now = later(2);
    for (const quantity of [420, 400]) {
      const fields = {
        eventDate: SATURDAY,
        lines: [chairs(chair, quantity)],
        deliveryCents: 9_900,
      };
      const { link } = await shop.sent(inquiry, fields);
      await shop.read(await shop.accept(link));
    }
    expect(await kindsOf(inquiry)).not.toContain('quote-short');
  });

  test('it comes back from the trash and from an undone move, unless a quote was sent since @stock.confirm', async () => {
    const { inquiry } = await booked({ lines: [chairs(chair, 420)] });
    shop.clock.now = later(1);
    await quoted(420);
    shop.clock.now = later(2);
    const remove = async () =>
      shop.ask('DELETE', `${PATH}/${inquiry}?version=${(await page(inquiry)).version}`);
    const restore = () => shop.ask('POST', `${PATH}/${inquiry}/restore`);
    await shop.read(await remove());
    await shop.read(await restore());
    await shop.read(await cancel(inquiry));
    await shop.read(await act('POST', inquiry, 'undo'));
    await shop.read(await cancel(inquiry));
    await datedByClock(inquiry);
    shop.clock.now = later(3);
    await quoted(180);
    await shop.read(await act('POST', inquiry, 'undo'));
    await shop.read(await remove());
    shop.clock.now = later(4);
    await quoted(181);
    const { fields } = await expectError(await restore(), 409);
    expect(fields).toEqual({ 'Gold Chiavari Chair': '1 short (420 needed, 419 free)' });
  });
});

test('an event that was booked beyond stock is not asked about again, unless it gets shorter @stock.confirm', async () => {
  await booked({ lines: [chairs(chair, 420)] });
  await booked({ lines: [chairs(chair, 420)], eventDate: '2027-06-19' });
  const { inquiry } = await booked({ lines: [chairs(chair, 180)] });
  await shop.read(await agree(inquiry, [line(200)], { overbookReason: 'A partner lends 20' }));
  await shop.read(await correct(inquiry, { phone: '(313) 555-0142' }));
  await shop.read(await agree(inquiry, [line(190)]));
  await expectError(await agree(inquiry, [line(191)]), 409);
  await expectError(await correct(inquiry, { eventDate: '2027-06-19' }), 409);
});
