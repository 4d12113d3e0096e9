/** A quote whose acceptance no longer fits: what its customer and the shop are told (@quote.page-short). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { quoteShortEndpoints, type PublicShortView } from '#contracts/quotes/short.ts';
import { inquiries, outbox } from '#db/schema.ts';
import type { QuoteLink } from '#site/quotes/quote-link.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addCategory, addInquiry, addItem } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);
const SATURDAY = '2027-06-12';
let category = '';
let chair = '';

beforeEach(async () => {
  shop.clock.now = MORNING;
  await db().delete(inquiries);
  await db().delete(outbox);
  category = await addCategory(db(), { slug: `chairs-${crypto.randomUUID()}` });
  chair = await addItem(db(), category, { availability: 600, tags: ['wedding', 'gold'] });
});

async function quoted(quantity: number, itemId = chair) {
  const inquiry = await addInquiry(db(), { eventDate: SATURDAY });
  const lines = [quoteLineOf({ itemId, quantity })];
  const { quote, link } = await shop.sent(inquiry, { eventDate: SATURDAY, lines });
  return { inquiry, quote, link };
}

const short = async (link: QuoteLink) =>
  (
    await shop.read<{ short: PublicShortView[] }>(
      await shop.visit('GET', quoteShortEndpoints.read.path, link),
    )
  ).short;
const mails = () => db().select().from(outbox).where(eq(outbox.kind, 'quote-short'));

test('the customer reads what is missing and what is like it and free that day @quote.page-short', async () => {
  const taken = await addItem(db(), category, { name: 'Silver Chair', availability: 300 });
  await addItem(db(), category, { name: 'White Chair', availability: 240, slug: 'white-chair' });
  await addItem(db(), category, { name: 'Few Chairs', availability: 239 });
  await addItem(db(), category, { name: 'Uncounted Chair', availability: 0 });
  await addItem(db(), category, { name: 'Hidden', availability: 999, isPublished: false });
  const other = await addCategory(db(), { slug: `benches-${crypto.randomUUID()}` });
  await addItem(db(), other, { name: 'Gold Bench', availability: 500, tags: ['gold'] });
  await addItem(db(), other, { name: 'Tent', availability: 500, tags: ['roof'] });
  await shop.read(await shop.accept((await quoted(420)).link));
  await shop.read(await shop.accept((await quoted(100, taken)).link));
  const { link } = await quoted(420);

  // Before anything is pressed.
  expect((await shop.view(link)).shortage).toContain('(Gold Chiavari Chair: 240 too few)');
  const refused = await shop.read<{ error: { code: string } }>(await shop.accept(link), 409);
  expect(refused.error.code).toBe('short');
  const [line, ...more] = await short(link);
  expect(more).toEqual([]);
  expect(line).toMatchObject({ name: 'Gold Chiavari Chair', needed: 420, free: 180, short: 240 });
  expect(line?.like.map(({ name }) => name)).toEqual(['White Chair', 'Gold Bench']);
  expect(line?.like[0]?.path).toMatch(/\/rental-services\/chairs-[\da-f-]+\/white-chair$/);
  expect((await shop.view(link)).standing).toBe('open');
});

test('the shop is mailed once for each quote and day, and the timeline says so @quote.page-short', async () => {
  await shop.read(await shop.accept((await quoted(420)).link));
  const { inquiry, quote, link } = await quoted(420);
  await shop.read(await shop.accept(link), 409);
  await shop.read(await shop.accept(link), 409);
  expect(await mails()).toMatchObject([{ recipient: null, inquiryId: inquiry }]);
  shop.clock.now = new Date(MORNING.getTime() + 24 * 60 * 60 * 1_000);
  await shop.read(await shop.accept(link), 409);
  expect(await mails()).toHaveLength(2);
  const path = `${ADMIN_API_PATHS.inquiries}/${inquiry}/work`;
  const { events, status } = await shop.read<InquiryWorkView>(await shop.ask('GET', path));
  expect(status).toBe('quoted');
  const told = events.filter(({ kind }) => kind === 'quote-short');
  expect(told).toHaveLength(2);
  expect(told[0]).toMatchObject({
    isByCustomer: true,
    quote: { id: quote.id },
    body: 'Gold Chiavari Chair: 240 short (420 needed, 180 free)',
    mails: [{ kind: 'quote-short', isToShop: true }],
  });
});

test('nothing is short of a quote that fits, that was accepted, or that a wrong link asks about', async () => {
  const { link } = await quoted(420);
  expect(await short(link)).toEqual([]);
  await shop.read(await shop.accept(link));
  expect(await short(link)).toEqual([]);
  const wrong = { ...link, token: 'a'.repeat(43) };
  expect((await shop.visit('GET', quoteShortEndpoints.read.path, wrong)).status).toBe(404);
});
