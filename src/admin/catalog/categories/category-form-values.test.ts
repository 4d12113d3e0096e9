import { expect, test } from 'vitest';
import { categoryEditSchema, newCategorySchema } from '#contracts/catalog/categories.ts';
import { CATEGORY_KIND, categoryBody } from './category-form-values.ts';

const VIEW = {
  id: '0198f2a0-0000-7000-8000-000000000001',
  version: 4,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  deletedAt: null,
  state: 'live' as const,
  name: 'Linens',
  heading: 'Linen Rentals',
  slug: 'linens',
  description: 'Cloth.',
  imageUrl: '/img/a.webp',
  displayOrder: 3,
  isActive: false,
  itemCount: 12,
  daysBefore: 2,
  daysAfter: 0,
  turnaround: 3,
  seoTitle: 'T',
  seoDescription: 'D',
  seoKeywords: 'K',
};

test('no field of the category read here is as in a new one, so that none is lost unseen @categories.fields', () => {
  const values = CATEGORY_KIND.valuesOf(VIEW);
  for (const [name, value] of Object.entries(CATEGORY_KIND.empty())) {
    expect(values, name).not.toHaveProperty(name, value);
  }
});

test('what was read and is sent unchanged is the same category', () => {
  const body = categoryBody(CATEGORY_KIND.valuesOf(VIEW));
  const sent = categoryEditSchema.parse({ ...body, version: VIEW.version });
  expect(VIEW).toMatchObject(sent);
});

test('a new category needs a name and nothing else @admin.required', () => {
  const body = categoryBody({ ...CATEGORY_KIND.empty(), name: 'Tents' });
  expect(body).not.toHaveProperty('displayOrder');
  expect(newCategorySchema.parse(body)).toMatchObject({ name: 'Tents', isActive: true });
});

test('an order that is no whole number is refused, not dropped', () => {
  const body = categoryBody({ ...CATEGORY_KIND.empty(), name: 'Tents', displayOrder: '1.5' });
  expect(newCategorySchema.safeParse(body).success).toBe(false);
});

test('a copy is not active, until somebody has looked at it @items.duplicate', () => {
  expect(CATEGORY_KIND.copyOf({ ...VIEW, isActive: true })).toMatchObject({ isActive: false });
});
