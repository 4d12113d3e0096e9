import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { quoteContentOf } from '#contracts/quotes/quotes.fixtures.ts';
import { quoteEndpoints, type QuoteView } from '#contracts/quotes/quotes.ts';
import { inquiries, quoteLinks, quotes, rentalItems } from '#db/schema.ts';
import { quoteTotals } from '#domain/quote-totals.ts';
import { draftFromList } from '#server/quotes/draft/draft.ts';
import { interestedIn } from '#site/inquiries/checkout-texts.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { useQuotes } from '../../support/quotes.ts';
import { addCategory, addInquiry, addItem, addPackage } from '../../support/rows.ts';
import { saveSection } from '../../support/settings.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { move, page } = useBooked(db, shop);
const line = (itemId: string, name: string, quantity = 1) => ({
  itemId,
  name,
  quantity,
  price: '$1.00',
});

test('the package that a quote request names in its message is a line @quote.draft', async () => {
  await addPackage(db(), { name: 'Grand', serviceType: 'design', startingPrice: '9000' });
  await addPackage(db(), { name: 'Grand', serviceType: 'photo_booth', startingPrice: '750' });
  const firstLine = async (message: string) => {
    const { content } = await draftFromList(db(), await addInquiry(db(), { message }), new Date());
    return content.lines[0];
  };
  const asked = `Doors at six.\n${interestedIn('Grand', '$750')}\nWishlist Items:\nNone selected`;
  expect(await firstLine(asked)).toMatchObject({ name: 'Photo Booth: Grand', unitCents: 75_000 });
  // Of which service, nobody knows.
  expect(await firstLine(interestedIn('Grand', '$1'))).toMatchObject({
    name: 'Grand',
    unitCents: 0,
  });
  expect(await firstLine('I’m interested in chairs.')).toBeUndefined();
});

test('what a visitor noted beside a line is its note @quote.draft @wishlist.note', async () => {
  const lines = [line('a', 'Gold Chair', 100), line('b', 'Round Table')];
  const message = 'Six.\nWishlist Items:\n…\nItem Notes:\nGold Chair: 10 spare, please';
  const id = await addInquiry(db(), { message }, lines);
  const { content } = await draftFromList(db(), id, new Date());
  expect(content.lines.map(({ note }) => note)).toEqual(['10 spare, please', '']);
});

test('a draft has the list and the package at today’s prices, with the shop’s fees and settings @quote.draft @quote.settings @settings.facts', async () => {
  const category = await addCategory(db());
  const chair = await addItem(db(), category, { price: '8.50' });
  const table = await addItem(db(), category, {
    name: 'Farm Table',
    options: [
      { name: '6 ft', price: 80 },
      { name: '8 ft', price: 95.5 },
    ],
  });
  const gone = await addItem(db(), category, { name: 'Ice Swan', price: '90' });
  await db().update(rentalItems).set({ deletedAt: new Date() }).where(eq(rentalItems.id, gone));
  // Another service has one of this name.
  await addPackage(db(), { name: 'Grand Booth', serviceType: 'design', startingPrice: '9000' });
  await addPackage(db(), { name: 'Grand Booth', serviceType: 'photo_booth', startingPrice: '450' });
  await saveSection(db(), 'fees', {
    salesTaxPercent: 6,
    damageWaiverPercent: 8.123456,
    isWaiverAdded: true,
    depositPercent: 30,
    minimumOrder: 0,
    minimumExceptions: [],
  });
  const terms = 'A {deposit} deposit.\n\nThe minimum is {minimum order}.';
  await saveSection(db(), 'quotes', { ...DEFAULT_SETTINGS.quotes, delivery: 150.25, terms });
  const id = await addInquiry(
    db(),
    { kind: 'booking', selectedService: { type: 'photobooth', name: 'Grand Booth', price: '$1' } },
    [
      line(chair, 'Gold Chiavari Chair', 100),
      line(table, 'Farm Table (8 ft)', 4),
      line(gone, 'Ice Swan'),
      line('unknown', 'Moon'),
    ],
  );
  const quote = await shop.read<QuoteView>(await shop.create(id), 201);
  expect(quote.content.lines).toEqual(
    [
      ['', 'Photo Booth: Grand Booth', 1, 45_000, 'Price per 4 hours'],
      [chair, 'Gold Chiavari Chair', 100, 850, '', ''],
      [table, 'Farm Table (8 ft)', 4, 9_550, '', '8 ft'],
      ['', 'Ice Swan', 1, 0],
      ['', 'Moon', 1, 0],
    ].map(([itemId, name, quantity, unitCents, note = '', option]) => ({
      ...(option !== undefined && { option }),
      itemId,
      name,
      note,
      quantity,
      unitCents,
      isTaxable: true,
    })),
  );
  expect(quote).toMatchObject({ number: 1, version: 1, state: 'draft', standing: 'draft' });
  expect(quote.content).toMatchObject({
    customer: 'Ada Okafor',
    eventDate: '2027-06-12',
    // 14 days after the shop's today.
    validUntil: '2026-12-05',
    taxPercent: 6,
    waiverPercent: 8.123,
    deposit: { kind: 'percent', percent: 30 },
    deliveryCents: 15_025,
    // What a customer agrees to has no fields, whatever is saved later.
    terms: 'A 30% deposit.',
  });
  expect(quote.totals).toEqual(quoteTotals(quote.content));
  // What the server made is what it takes.
  const kept = await shop.read<QuoteView>(await shop.change(quote, quote.content));
  expect(kept).toMatchObject({ version: 2, content: quote.content });
});

test('a repetition adds nothing, and a request has one draft at a time @quote.versions', async () => {
  const inquiry = await addInquiry(db());
  const id = crypto.randomUUID();
  await shop.read(await shop.create(inquiry, { id }), 201);
  await shop.read(await shop.create(inquiry, { id }));
  await expectError(await shop.create(inquiry), 409);
  await expectError(await shop.create(await addInquiry(db()), { id }), 409);
  const many = await addInquiry(db());
  const made = await Promise.all(Array.from({ length: 8 }, () => shop.create(many)));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(made.filter(({ status }) => status === 409)).toHaveLength(7);
  expect(await shop.list(many)).toHaveLength(1);
});

test('an edit names the version it has seen; a draft is discarded, a sent quote is not @quote.versions', async () => {
  const inquiry = await addInquiry(db());
  const draft = await shop.draft(inquiry);
  await expectError(await shop.change({ ...draft, version: 1 }, quoteContentOf()), 409);
  const discard = quoteEndpoints.remove.path.replace('{id}', draft.id);
  await expectError(await shop.ask('POST', discard, { version: 1 }), 409);
  expect((await shop.ask('POST', discard, { version: draft.version })).status).toBe(204);
  expect(await shop.list(inquiry)).toEqual([]);
  const { quote } = await shop.sent(inquiry);
  await expectError(await shop.change(quote, quoteContentOf()), 409);
  const late = quoteEndpoints.remove.path.replace('{id}', quote.id);
  await expectError(await shop.ask('POST', late, { version: quote.version }), 409);
});

test('a revision begins with the earlier content and its own last day @quote.versions', async () => {
  const inquiry = await addInquiry(db());
  const { quote } = await shop.sent(inquiry, { intro: 'First', validUntil: '2026-11-22' });
  const again = await shop.read<QuoteView>(await shop.create(inquiry, { from: quote.id }), 201);
  expect(again).toMatchObject({ number: 2, state: 'draft' });
  expect(again.content).toEqual({ ...quote.content, validUntil: '2026-12-05' });
  const other = await addInquiry(db());
  await expectError(await shop.create(other, { from: quote.id }), 404);
});

test('a sent quote cannot be changed in the database either @quote.versions', async () => {
  const { quote } = await shop.sent(await addInquiry(db()));
  const which = eq(quotes.id, quote.id);
  for (const columns of [
    { content: quoteContentOf({ taxPercent: 7 }) },
    { contentHash: 'f'.repeat(64) },
    { validUntil: '2027-01-01' },
    { number: 7 },
    { state: 'draft', sentAt: null },
  ] as const) {
    const changed = db().update(quotes).set(columns).where(which);
    await expect(changed, JSON.stringify(columns)).rejects.toThrow(/Failed query/);
  }
  const [row] = await db().select().from(quotes).where(which);
  expect(row?.content).toEqual(quote.content);
});

test.each<[string, object]>([
  ['a negative amount', { deliveryCents: -1 }],
  ['half a cent', { setupCents: 0.5 }],
  ['a percentage above 100', { taxPercent: 101 }],
  ['a percentage with four decimals', { waiverPercent: 1.2345 }],
  ['a discount that is no kind', { discount: { kind: 'free' } }],
  ['a day that there is not', { validUntil: '2026-02-30' }],
  ['a payment link that is not https', { paymentLink: 'http://pay.example' }],
  ['a payment link that is no address', { paymentLink: 'https://' }],
  ['a payment link that is a script', { paymentLink: 'javascript:alert(1)' }],
  ['a name of spaces', { customer: '  ' }],
  ['terms that are too long', { terms: 'x'.repeat(10_001) }],
  [
    'lines above a million dollars',
    { lines: [{ name: 'Tent', quantity: 2, unitCents: 60_000_000, isTaxable: true }] },
  ],
  ['a line without a name', { lines: [{ name: '', quantity: 1, unitCents: 1, isTaxable: true }] }],
  ['no quantity', { lines: [{ name: 'Tent', quantity: 0, unitCents: 1, isTaxable: true }] }],
  [
    '101 lines',
    {
      lines: Array.from({ length: 101 }, () => ({
        name: 'Chair',
        quantity: 1,
        unitCents: 1,
        isTaxable: true,
      })),
    },
  ],
])('%s is refused beside its field', async (_what, wrong) => {
  const made = await shop.read<QuoteView>(await shop.create(await addInquiry(db())), 201);
  const error = await expectError(await shop.change(made, { ...quoteContentOf(), ...wrong }), 400);
  const [field = ''] = Object.keys(wrong);
  expect(Object.keys(error.fields ?? {}).join()).toContain(`content.${field}`);
});

test('quotes of an unknown request, or of one in the trash, are refused', async () => {
  await expectError(await shop.create(crypto.randomUUID()), 404);
  await expectError(await shop.create('no-id'), 404);
  const trashed = await addInquiry(db());
  const draft = await shop.draft(trashed);
  await db().update(inquiries).set({ deletedAt: new Date() }).where(eq(inquiries.id, trashed));
  await expectError(await shop.create(trashed), 409);
  await expectError(await shop.change(draft, quoteContentOf()), 409);
  await expectError(await shop.send(draft), 409);
});

test('with its request a quote goes for good, its links too @quote.kept', async () => {
  const inquiry = await addInquiry(db());
  const { quote } = await shop.sent(inquiry);
  await db().delete(inquiries).where(eq(inquiries.id, inquiry));
  expect(await db().$count(quotes, eq(quotes.id, quote.id))).toBe(0);
  expect(await db().$count(quoteLinks, eq(quoteLinks.quoteId, quote.id))).toBe(0);
});

test('staff move a request with a sent quote to booked without words @inquiry.moves', async () => {
  const inquiry = await addInquiry(db());
  const book = () => move(inquiry, { status: 'booked' });
  const draft = await shop.draft(inquiry);
  expect(await page(inquiry)).toMatchObject({ isQuoted: false });
  await expectError(await book(), 400);
  await shop.read(await shop.send(draft));
  expect(await page(inquiry)).toMatchObject({ isQuoted: true, status: 'quoted' });
  expect((await book()).status).toBe(200);
});
