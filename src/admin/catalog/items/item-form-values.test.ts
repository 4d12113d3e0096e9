import { expect, test } from 'vitest';
import { newRentalItemSchema, rentalItemEditSchema } from '#contracts/catalog/rental-items.ts';
import { ITEM_KIND, itemBody, unavailableStart } from './item-form-values.ts';

const VIEW = {
  id: '0198f2a0-0000-7000-8000-000000000001',
  version: 2,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  deletedAt: null,
  state: 'edited' as const,
  name: 'Gold Chair',
  slug: 'gold-chair',
  categoryId: '0198f2a0-0000-4000-8000-000000000002',
  category: 'chairs',
  categoryName: 'Chairs',
  shortDescription: 'Short.',
  fullDescription: 'Full.',
  description: 'Text.',
  price: '$1,250.00',
  unit: 'set' as const,
  images: ['/img/a.webp', '/img/b.webp'],
  imageAlts: { '/img/a.webp': 'A chair' },
  availability: 40,
  isFeatured: true,
  isActive: false,
  isPublished: false,
  options: [{ name: 'With cushion', price: 9.25, owned: 24, image: '/img/b.webp' }],
  parts: [{ itemId: '0198f2a0-0000-4000-8000-000000000004', option: '90 inch', quantity: 8 }],
  partNames: { '0198f2a0-0000-4000-8000-000000000004': 'Round Cloth' },
  daysBefore: 2,
  daysAfter: 0,
  turnaround: 3,
  tags: ['gold'],
  dimensions: '16 in',
  materials: 'Resin',
  colors: ['Gold'],
  specifications: { Weight: '10 lb' },
  goesWith: ['0198f2a0-0000-4000-8000-000000000003'],
  goesWithNames: { '0198f2a0-0000-4000-8000-000000000003': 'Round Table' },
  seoTitle: 'Gold chairs',
  seoDescription: 'Chairs of gold.',
  seoKeywords: 'gold, chair',
};

test('no field of the item read here is as in a new one, so that none is lost unseen @items.fields', () => {
  const values = ITEM_KIND.valuesOf(VIEW);
  for (const [name, value] of Object.entries(ITEM_KIND.empty())) {
    expect(values, name).not.toHaveProperty(name, value);
  }
});

test('what was read and is sent unchanged is the same item', () => {
  const body = itemBody(ITEM_KIND.valuesOf(VIEW));
  const sent = rentalItemEditSchema.parse({ ...body, version: VIEW.version });
  expect(VIEW).toMatchObject(sent);
});

test('a new item is active, published and costs nothing @items.defaults', () => {
  const values = { ...ITEM_KIND.empty(), name: 'Chair', categoryId: VIEW.categoryId };
  const sent = newRentalItemSchema.parse(itemBody({ ...values, shortDescription: 'Short.' }));
  expect(sent).toMatchObject({
    price: '$0.00',
    unit: 'each',
    availability: 0,
    isActive: true,
    isPublished: true,
    isFeatured: false,
  });
});

test('numbers are read leniently, empty lines of the editors are dropped @items.numbers', () => {
  const body = itemBody({
    ...ITEM_KIND.empty(),
    availability: '12.9',
    options: [
      { name: 'Large', price: '9.50', owned: '24', image: '' },
      { name: 'Plain', price: '', owned: '', image: '/img/removed.webp' },
      { name: ' ', price: '', owned: '', image: '' },
    ],
    specifications: [
      { name: ' Weight ', value: '1 lb' },
      { name: '', value: '' },
    ],
  });
  expect(body.availability).toBe(12);
  expect(body.options).toEqual([
    { name: 'Large', price: 9.5, owned: 24 },
    { name: 'Plain', price: 0 },
  ]);
  expect(body.specifications).toEqual({ Weight: '1 lb' });
});

test('an option with a price and no name is refused by its line', () => {
  const values = {
    ...ITEM_KIND.empty(),
    options: [{ name: '', price: '5', owned: '', image: '' }],
  };
  const issues = newRentalItemSchema.safeParse(itemBody(values)).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toContain('options.0.name');
});

test.each([
  ['12.00', ['15', '18'], '$12.00'],
  ['15.00', ['15', '18'], undefined],
  ['20', ['15', '18'], undefined],
  ['0', ['15'], undefined],
  ['12.00', ['', '0'], undefined],
  ['12.00', [], undefined],
  ['Call us', ['15'], undefined],
])(
  'a price of %s with options at %j starts at a price that nobody can choose: %s',
  (price, of, start) => {
    const options = of.map((each) => ({ name: 'Large', price: each, owned: '', image: '' }));
    expect(unavailableStart({ ...ITEM_KIND.empty(), price, options })).toBe(start);
  },
);

test('at “Featured” the form says what the home page shows without any @home.featured-built-in', () => {
  expect(ITEM_KIND.fields.isFeatured).toMatchObject({
    hint: 'Shown on the home page, which shows three built-in examples while no item is featured.',
  });
});

test('a copy is a draft, and nobody has counted its pieces or those of its options @items.duplicate', () => {
  const copy = itemBody(ITEM_KIND.copyOf({ ...VIEW, isActive: true, isPublished: true }));
  expect(copy).toMatchObject({ isActive: true, isPublished: false, availability: 0 });
  expect(copy.options).toEqual([{ name: 'With cushion', price: 9.25, image: '/img/b.webp' }]);
});
