/**
 * Facts beside claims: how a visitor's list stands beside the catalog of that moment.
 */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rentalItems } from '#db/schema.ts';
import { contactApp, contactBody, expectReceipt, postContact } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { addCategory, addItem } from '../../support/rows.ts';
import { storedInquiry } from '../../support/stored-inquiries.ts';

const db = useDatabase();
const ids = { linen: '', chair: '', free: '', deleted: '', draft: '', asleep: '', text: '' };

beforeAll(async () => {
  const category = await addCategory(db());
  const sleeping = await addCategory(db(), { isActive: false });
  const linen = {
    name: 'Satin Linen',
    price: '18.00',
    options: [
      { name: '108 inch', price: 21.5 },
      { name: '120 inch', price: 24 },
    ],
  };
  ids.linen = await addItem(db(), category, linen);
  ids.chair = await addItem(db(), category, { name: 'Ghost Chair', price: '9.50' });
  ids.free = await addItem(db(), category, { name: 'Arch', price: '0' });
  ids.deleted = await addItem(db(), category, { name: 'Old Chair', deletedAt: new Date() });
  ids.draft = await addItem(db(), category, { name: 'New Chair', isPublished: false });
  ids.asleep = await addItem(db(), sleeping, { name: 'Ice Bar', price: '$90' });
  ids.text = await addItem(db(), category, { name: 'Tent', price: 'ask us' });
});

async function standingOf(id: string, name: string, price: string) {
  const item = { id, name, quantity: 2, price };
  const response = await postContact(contactApp(db), contactBody({ wishlistItems: [item] }), {
    'Idempotency-Key': crypto.randomUUID(),
  });
  const inquiry = await storedInquiry(db(), await expectReceipt(response));
  // The claim is kept, whatever the catalog says.
  expect(inquiry.lines).toMatchObject([{ itemId: id, name, price }]);
  return inquiry.lines.flatMap((line) => [line.standing, line.catalogName, line.catalogPrice]);
}

test('an item and an option as they are listed', async () => {
  for (const price of ['$9.50', '9.5', '$9.5']) {
    expect(await standingOf(ids.chair, 'Ghost Chair', price)).toEqual([
      'listed',
      'Ghost Chair',
      '$9.50',
    ]);
  }
  expect(await standingOf(ids.linen, 'Satin Linen (120 inch)', '$24.00')).toEqual([
    'listed',
    'Satin Linen (120 inch)',
    '$24.00',
  ]);
  expect(await standingOf(ids.text, 'Tent', 'ask us')).toEqual(['listed', 'Tent', 'ask us']);
  expect(await standingOf(ids.free, 'Arch', 'Call for pricing')).toEqual([
    'listed',
    'Arch',
    'Call for pricing',
  ]);
});

test('an item whose option is still to be chosen, at the price the options start at', async () => {
  const name = 'Satin Linen (option not selected)';
  expect(await standingOf(ids.linen, name, 'Starting at $18.00')).toEqual([
    'listed',
    name,
    '$18.00',
  ]);
  // One that says nothing of an option is told from it, and one without options has none to choose.
  expect(await standingOf(ids.linen, 'Satin Linen', '$18.00')).toEqual([
    'name-differs',
    name,
    '$18.00',
  ]);
  expect((await standingOf(ids.text, 'Tent (option not selected)', 'ask us'))[0]).toBe(
    'name-differs',
  );
});

test('an option that was renamed since the list was kept', async () => {
  const options = ['Ivory', 'White'].map((name, index) => ({ name, price: 30 + index }));
  const runner = await addItem(db(), await addCategory(db()), {
    name: 'Runner',
    price: '9',
    options,
  });
  const renamed = options.map((option) => ({ ...option, name: `${option.name} Lace` }));
  await db()
    .update(rentalItems)
    .set({ options: renamed, version: 2 })
    .where(eq(rentalItems.id, runner));
  expect(await standingOf(runner, 'Runner (White)', '$31.00')).toEqual([
    'name-differs',
    'Runner (White Lace)',
    '$31.00',
  ]);
});

test('a price that the visitor changed, or that changed meanwhile @request.as-sent', async () => {
  expect(await standingOf(ids.linen, 'Satin Linen (108 inch)', '$0.01')).toEqual([
    'price-differs',
    'Satin Linen (108 inch)',
    '$21.50',
  ]);
  expect(await standingOf(ids.chair, 'Ghost Chair', '')).toEqual([
    'price-differs',
    'Ghost Chair',
    '$9.50',
  ]);
});

test('another name; an option is still told by its part of it', async () => {
  expect(await standingOf(ids.linen, 'Free Linen', '$18.00')).toEqual([
    'name-differs',
    'Satin Linen (option not selected)',
    '$18.00',
  ]);
  expect(await standingOf(ids.linen, 'Silk Linen (108 inch)', '$21.50')).toEqual([
    'name-differs',
    'Satin Linen (108 inch)',
    '$21.50',
  ]);
});

test('an item that is deleted, a draft, or in a category that is switched off @request.as-sent', async () => {
  expect((await standingOf(ids.deleted, 'Old Chair', '$0'))[0]).toBe('retired');
  expect((await standingOf(ids.draft, 'New Chair', '$0'))[0]).toBe('retired');
  expect(await standingOf(ids.asleep, 'Ice Bar', '$90')).toEqual(['retired', 'Ice Bar', '$90']);
});

test.each([crypto.randomUUID(), 'gone-long-ago', "'; drop table inquiries; --", ''])(
  'the id %j names nothing',
  async (id) => {
    expect(await standingOf(id, 'Ice Swan', '$1')).toEqual(['unknown', '', '']);
  },
);

test('an id in capitals is the same id', async () => {
  expect((await standingOf(ids.chair.toUpperCase(), 'Ghost Chair', '$9.50'))[0]).toBe('listed');
});
