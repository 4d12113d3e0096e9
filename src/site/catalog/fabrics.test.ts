import { expect, test } from 'vitest';
import type { RentalItemView } from '#contracts/catalog/public.ts';
import { fabricsOf } from './fabrics.ts';
import { itemCard } from './item-card.ts';

const item = (slug: string, fields: Partial<RentalItemView>): RentalItemView => ({
  id: slug,
  name: slug,
  slug,
  categoryId: 'linens',
  category: 'linens',
  shortDescription: '',
  fullDescription: '',
  description: '',
  price: '$10.00',
  unit: 'each',
  images: [],
  availability: 0,
  isFeatured: false,
  options: [],
  tags: ['satin'],
  dimensions: '',
  materials: '',
  colors: ['Ivory'],
  specifications: {},
  goesWith: [],
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
  ...fields,
});

const ITEMS = [
  item('round', { dimensions: '120 in round', price: '$18.00' }),
  item('napkin', { dimensions: '20 in x 20 in', options: [{ name: 'Plain', price: 1.25 }] }),
  item('sash', { colors: ['Gold', 'ivory'], price: 'Ask us' }),
  item('runner', { tags: ['Silk-satin'], dimensions: '20 in x 20 in', price: '12' }),
  item('velvet', { tags: ['velvet'], price: '0.5' }),
  item('navy', { colors: ['Navy'], price: 'Ask us' }),
  item('bare', { colors: [] }),
];
const CARDS = ITEMS.map((each) => itemCard(each, new Map()));
const entry = (slug: string, tag = 'satin') => ({ name: slug, image: '/x.jpg', item: slug, tag });

test('a fabric counts the sizes of what is made of it, and says the lowest price @category.fabrics', () => {
  const fabrics = fabricsOf({ entries: [entry('round'), entry('navy')] }, ITEMS, CARDS);
  expect(fabrics).toEqual([
    { name: 'round', image: '/x.jpg', color: 'Ivory', tag: 'satin', sizes: 2, from: '$1.25' },
    { name: 'navy', image: '/x.jpg', color: 'Navy', tag: 'satin', sizes: 0, from: '' },
  ]);
});

test('of an unknown item, one without a color, and a tag that none has, there is no fabric @category.fabrics', () => {
  const entries = [entry('gone'), entry('bare'), entry('round', 'linen')];
  expect(fabricsOf({ entries }, ITEMS, CARDS)).toEqual([]);
});
