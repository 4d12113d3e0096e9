import { expect, test } from 'vitest';
import { quoteLink, readQuoteLink } from './quote-link.ts';

const quote = {
  id: '0b6f7c1e-52d4-4a8f-9c3b-7e1d2f3a4b5c',
  token: 'q-7_ZxKpN3vR8wTyUaBcDeFgHiJkLmOpQsVtWuXyZ0A',
};
const link = quoteLink('https://shop.example', quote);
const fragment = new URL(link).hash;

test('the link holds quote and token behind the #, and is read back @quote.page-link', () => {
  expect(link).toBe(`https://shop.example/quote#${quote.id}.${quote.token}`);
  expect(readQuoteLink(fragment)).toEqual(quote);
});

test('punctuation that a mail program added does no harm @quote.page-link', () => {
  for (const end of ['.', ')', '>', '%3E', ',']) {
    expect(readQuoteLink(fragment + end), end).toEqual(quote);
  }
  expect(readQuoteLink(fragment.replace(quote.id, quote.id.toUpperCase()))).toEqual(quote);
});

test('a link that was cut off anywhere is none @quote.page-link-cut', () => {
  for (let length = 0; length < fragment.length; length++) {
    expect(readQuoteLink(fragment.slice(0, length)), String(length)).toBeNull();
  }
});

test('other fragments are no link @quote.page-link-cut', () => {
  for (const other of ['#content', `#list=${quote.token}`, `${fragment}A`, fragment.slice(1)]) {
    expect(readQuoteLink(other), other).toBeNull();
  }
});
