/** What identifies the content of a quote that is accepted (@quote.hash). */
import { createHash } from 'node:crypto';
import type { QuoteContent } from '#contracts/quotes/quotes.ts';
import { quoteTotals, type QuoteTotals } from '#domain/quote-totals.ts';

/**
 * @param quote with its number and the reference of its inquiry
 * @returns SHA-256, hex, of everything that the customer agrees to
 */
export function quoteHash(quote: {
  reference: string;
  number: number;
  content: QuoteContent;
}): string {
  const { reference, number, content } = quote;
  const totals: QuoteTotals = quoteTotals(content);
  return createHash('sha256')
    .update(canonicalJson({ reference, number, content, totals }))
    .digest('hex');
}

/** PostgreSQL's `jsonb` keeps no order of keys, so they are sorted. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
