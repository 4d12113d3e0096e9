/**
 * Facts beside claims: how a visitor's list stands beside the catalogue of that moment.
 */
import { beforeAll, expect, test } from 'vitest';
import { contactApp, contactBody, expectReceipt, postContact } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { storedLead } from '../../support/leads.ts';
import { addCategory, addItem } from '../../support/rows.ts';

const db = useDatabase();
const ids = { linen: '', deleted: '', draft: '', asleep: '', text: '' };

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
  const lead = await storedLead(db(), await expectReceipt(response));
  // The claim is kept, whatever the catalogue says.
  expect(lead.lines).toMatchObject([{ itemId: id, name, price }]);
  return lead.lines.flatMap((line) => [line.standing, line.catalogName, line.catalogPrice]);
}

test('an item and an option as they are listed', async () => {
  for (const price of ['$18.00', '18', '$18']) {
    expect(await standingOf(ids.linen, 'Satin Linen', price)).toEqual([
      'listed',
      'Satin Linen',
      '$18.00',
    ]);
  }
  expect(await standingOf(ids.linen, 'Satin Linen (120 inch)', '$24.00')).toEqual([
    'listed',
    'Satin Linen (120 inch)',
    '$24.00',
  ]);
  expect(await standingOf(ids.text, 'Tent', 'ask us')).toEqual(['listed', 'Tent', 'ask us']);
});

test('a price that the visitor changed, or that changed meanwhile', async () => {
  expect(await standingOf(ids.linen, 'Satin Linen (108 inch)', '$0.01')).toEqual([
    'price-differs',
    'Satin Linen (108 inch)',
    '$21.50',
  ]);
  expect(await standingOf(ids.linen, 'Satin Linen', '')).toEqual([
    'price-differs',
    'Satin Linen',
    '$18.00',
  ]);
});

test('another name; an option is still told by its part of it', async () => {
  expect(await standingOf(ids.linen, 'Free Linen', '$18.00')).toEqual([
    'name-differs',
    'Satin Linen',
    '$18.00',
  ]);
  expect(await standingOf(ids.linen, 'Silk Linen (108 inch)', '$21.50')).toEqual([
    'name-differs',
    'Satin Linen (108 inch)',
    '$21.50',
  ]);
});

test('an item that is deleted, a draft, or in a category that is switched off', async () => {
  expect((await standingOf(ids.deleted, 'Old Chair', '$0'))[0]).toBe('retired');
  expect((await standingOf(ids.draft, 'New Chair', '$0'))[0]).toBe('retired');
  expect(await standingOf(ids.asleep, 'Ice Bar', '$90')).toEqual(['retired', 'Ice Bar', '$90']);
});

test.each([crypto.randomUUID(), 'gone-long-ago', "'; drop table leads; --", ''])(
  'the id %j names nothing',
  async (id) => {
    expect(await standingOf(id, 'Ice Swan', '$1')).toEqual(['unknown', '', '']);
  },
);

test('an id in capitals is the same id', async () => {
  expect((await standingOf(ids.linen.toUpperCase(), 'Satin Linen', '$18'))[0]).toBe('listed');
});
