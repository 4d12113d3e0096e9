import { expect, test } from 'vitest';
import { quoteContentOf, quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import type { QuoteContent } from '#contracts/quotes/quotes.ts';
import { quoteHash } from './quote-hash.ts';

const CONTENT = quoteContentOf({
  lines: [quoteLineOf(), quoteLineOf({ name: 'Table', quantity: 4 })],
});
const QUOTE = { reference: 'WD-22222', number: 1, content: CONTENT };

/** @returns the same value with the keys of all objects in another order */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, shuffled(each)] as const);
  return Object.fromEntries(entries.toReversed());
}

test('the order in which a database keeps the keys does not change the hash @quote.hash', () => {
  const stored = shuffled(CONTENT) as QuoteContent;
  expect(JSON.stringify(stored)).not.toBe(JSON.stringify(CONTENT));
  expect(quoteHash({ ...QUOTE, content: stored })).toBe(quoteHash(QUOTE));
  expect(quoteHash(QUOTE)).toMatch(/^[0-9a-f]{64}$/);
});

test('whatever is agreed to changes the hash, the order of the lines too @quote.hash', () => {
  const [chair, table] = CONTENT.lines;
  const others: object[] = [
    { customer: 'Eve' },
    { terms: 'Other terms' },
    { validUntil: '2026-12-06' },
    { taxPercent: 6.001 },
    { paymentLink: 'https://pay.example' },
    { lines: [chair] },
    { lines: [table, chair] },
    { discount: { kind: 'amount', cents: 10 } },
  ];
  const hashes = [
    quoteHash(QUOTE),
    quoteHash({ ...QUOTE, number: 2 }),
    quoteHash({ ...QUOTE, reference: 'WD-33333' }),
    ...others.map((other) => quoteHash({ ...QUOTE, content: { ...CONTENT, ...other } })),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});
