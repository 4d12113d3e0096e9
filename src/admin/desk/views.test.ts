import { expect, test } from 'vitest';
import { TABS, tabAfterKey, viewOf } from './views.ts';

test('the tabs are those of the specification', () => {
  expect(TABS.map(({ label }) => label)).toEqual([
    'Categories',
    'Rental Items',
    'Service Packages',
    'Contact Leads',
  ]);
});

test('the fragment says what is shown, the first tab otherwise', () => {
  expect(viewOf('#rental-items', '', false)).toBe('rental-items');
  expect(viewOf('#account', '', false)).toBe('account');
  expect(viewOf('', '', true)).toBe('categories');
  expect(viewOf('#nothing', '', true)).toBe('categories');
});

test('a request that is named in the query is among the leads', () => {
  expect(viewOf('', '?lead=1', false)).toBe('contact-leads');
  expect(viewOf('#categories', '?lead=1', false)).toBe('categories');
});

test('the staff page is for those who may manage staff', () => {
  expect(viewOf('#staff', '', true)).toBe('staff');
  expect(viewOf('#staff', '', false)).toBe('categories');
});

test('arrow keys go round the tabs, Home and End to their ends', () => {
  expect(tabAfterKey('ArrowRight', 3, 4)).toBe(0);
  expect(tabAfterKey('ArrowLeft', 0, 4)).toBe(3);
  expect(tabAfterKey('Home', 2, 4)).toBe(0);
  expect(tabAfterKey('End', 0, 4)).toBe(3);
  expect(tabAfterKey('a', 0, 4)).toBeNull();
});
