import { expect, test } from 'vitest';
import { readToldLink } from './told-link.ts';

test.each([
  [{ page: '/faq' }, '/faq'],
  [{ page: '/' }, '/'],
  [{ page: 'https://elsewhere.example/' }, null],
  [{ page: 7 }, null],
  [{}, null],
  ['/faq', null],
  [null, null],
])('of the message %j the address of a page is %j @publish.look', (data, page) => {
  expect(readToldLink(data)).toBe(page);
});
