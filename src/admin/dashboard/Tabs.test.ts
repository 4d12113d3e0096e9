import { expect, test } from 'vitest';
import { TABS, viewNamed } from '../address/place.ts';
import { VIEW_LABELS } from '../parts/texts.ts';
import { tabAfterKey } from './Tabs.tsx';

test('there are four tabs @admin.tabs', () => {
  expect(TABS.map((tab) => VIEW_LABELS[tab])).toEqual([
    'Categories',
    'Rental Items',
    'Service Packages',
    'Contact Leads',
  ]);
});

test('a fragment names a view', () => {
  expect(viewNamed('#rental-items')).toBe('rental-items');
  expect(viewNamed('#account')).toBe('account');
  expect(viewNamed('')).toBeUndefined();
  expect(viewNamed('#nothing')).toBeUndefined();
});

test('arrow keys go round the tabs, Home and End to their ends @admin.keyboard', () => {
  expect(tabAfterKey('ArrowRight', 3, 4)).toBe(0);
  expect(tabAfterKey('ArrowLeft', 0, 4)).toBe(3);
  expect(tabAfterKey('Home', 2, 4)).toBe(0);
  expect(tabAfterKey('End', 0, 4)).toBe(3);
  expect(tabAfterKey('a', 0, 4)).toBeNull();
});
