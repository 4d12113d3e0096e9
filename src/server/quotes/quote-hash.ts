/** Identifies the accepted content of a quote (@quote.hash). */
import { createHash } from 'node:crypto';
import type { QuoteContent } from '#contracts/quotes/quotes.ts';
import { quoteTotals, type QuoteTotals } from '#domain/quote-totals.ts';

/**
 * @param quote with its number and its inquiry's reference
 * @returns SHA-256, hex, of everything the customer agrees to
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

/** Sorts keys, whose order PostgreSQL's `jsonb` does not keep. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}
