import { expect, test } from 'vitest';
import { categoryFixture, itemFixture } from './catalog/catalog.fixtures.ts';
import { categorySeo, itemSeo } from './seo.ts';
import { DEFAULT_SETTINGS } from './settings/defaults.ts';
import { setShop } from './shop/shop.ts';

setShop({ settings: DEFAULT_SETTINGS, media: new Map() }, new Date());

const CATEGORY = categoryFixture('Chairs', 'chairs', { description: 'Chairs for every table.' });

const ITEM = itemFixture('Ghost Chair', 'ghost-chair', {
  category: 'chairs',
  shortDescription: 'A clear chair.',
  fullDescription: 'A clear chair that shows the linen.',
  price: '9.50',
});

const WORDS = { seoTitle: 'A title', seoDescription: 'A text', seoKeywords: 'one, two' };

test('titles a category with its name and that of the site @category.seo', () => {
  expect(categorySeo(CATEGORY)).toEqual({
    title: 'Chairs Rentals - Woodward Event Decor',
    description: 'Chairs for every table.',
    keywords: undefined,
  });
});

test('titles a category with its own heading where it has one @category.heading', () => {
  const { title } = categorySeo({ ...CATEGORY, heading: 'Chair Rentals' });
  expect(title).toBe('Chair Rentals - Woodward Event Decor');
});

test('describes a category that has no description @category.default-description', () => {
  expect(categorySeo({ ...CATEGORY, description: '' }).description).toContain('chairs');
});

test('titles an item with its name and that of the site', () => {
  expect(itemSeo(ITEM)).toEqual({
    title: 'Ghost Chair - Woodward Event Decor',
    description: 'A clear chair.',
    keywords: undefined,
  });
});

test('describes an item that has no description by its price', () => {
  const bare = { ...ITEM, shortDescription: '', fullDescription: '' };
  expect(itemSeo(bare).description).toBe('Rent Ghost Chair for $9.50 in Metro Detroit, Michigan.');
  expect(itemSeo({ ...bare, price: '0' }).description).toBe(
    'Rent Ghost Chair in Metro Detroit, Michigan.',
  );
});

test('prefers the words that an editor wrote for search engines @seo.own-words', () => {
  const written = { title: 'A title', description: 'A text', keywords: 'one, two' };
  expect(categorySeo({ ...CATEGORY, ...WORDS })).toEqual(written);
  expect(itemSeo({ ...ITEM, ...WORDS })).toEqual(written);
});

test('ends a long description at a word', () => {
  const { description } = itemSeo({ ...ITEM, shortDescription: 'chair '.repeat(60) });
  expect(description).toMatch(/^(chair )+chair…$/);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('does not cut a character in two', () => {
  const { description } = itemSeo({ ...ITEM, shortDescription: `a${'🪑'.repeat(100)}` });
  expect(description.isWellFormed()).toBe(true);
  expect(itemSeo({ ...ITEM, shortDescription: '🪑'.repeat(100) }).description.isWellFormed()).toBe(
    true,
  );
});
