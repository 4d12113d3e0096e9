import { expect, test } from 'vitest';
import { VIEW_LABELS, DASHBOARD, counted, namesInWords } from './texts.ts';

test('one is one, everything else are several', () => {
  expect([0, 1, 2].map((count) => counted(count, 'item'))).toEqual([
    '0 items',
    '1 item',
    '2 items',
  ]);
});

test('of many names five are said, and how many others there are', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  expect([1, 2, 5, 6, 7].map((count) => namesInWords(names.slice(0, count)))).toEqual([
    'A',
    'A and B',
    'A, B, C, D, and E',
    'A, B, C, D, E, and 1 other',
    'A, B, C, D, E, and 2 others',
  ]);
});

test('a title names the view, after the number of new requests', () => {
  const title = (view: keyof typeof VIEW_LABELS, count: string) =>
    DASHBOARD.viewTitle(count, VIEW_LABELS[view], 'Woodward');
  expect(title('contact-leads', '3')).toMatch(/^\(3\) Contact Leads - Admin Dashboard - Woodward$/);
  expect(title('staff', '')).toMatch(/^Staff - Admin Dashboard - /);
  expect(title('personal-data', '')).toMatch(/^Personal data - Admin Dashboard - /);
  expect(title('account', '99+')).toMatch(/^\(99\+\) Your account - /);
});
