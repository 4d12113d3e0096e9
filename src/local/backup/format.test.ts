import { expect, test } from 'vitest';
import { contentsInWords } from './format.ts';

test.each(['inquiries', 'leads'])('counts requests of the table %s', (table) => {
  const words = contentsInWords({ rows: { [table]: 6, rental_items: 1 }, files: 0, images: 0 });
  expect(words).toContain('1 rental item, ');
  expect(words).toContain(' 6 requests, ');
});
