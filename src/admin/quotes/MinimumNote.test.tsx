import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { quoteContentOf } from '#contracts/quotes/quotes.fixtures.ts';
import type { MinimumRule } from '#domain/minimum-order.ts';
import { MinimumNote } from './MinimumNote.tsx';

const RULE: MinimumRule = {
  minimumOrder: 250,
  minimumExceptions: [{ day: 'saturday', from: 'may', through: 'october', amount: 500 }],
};

/** @returns what the editor says of a quote with one line of this amount */
function note(eventDate: string | null, unitCents: number): string {
  const line = { itemId: '', name: 'Chair', note: '', quantity: 1, unitCents, isTaxable: true };
  const content = quoteContentOf({
    eventDate,
    lines: [line],
    discount: { kind: 'amount', cents: 0 },
    deliveryCents: 90_000,
    setupCents: 0,
    waiverPercent: 0,
  });
  const markup = renderToStaticMarkup(<MinimumNote content={content} rule={RULE} />);
  return markup.replaceAll(/<[^>]*>/g, '');
}

test('lines below the minimum order of the quote’s day are named, whatever delivery costs @quote.minimum', () => {
  expect(note('2027-06-12', 49_999)).toBe('Below your minimum order of $500');
  expect(note('2027-06-12', 50_000)).toBe('');
  expect(note('2027-06-11', 24_999)).toBe('Below your minimum order of $250');
  expect(note(null, 25_000)).toBe('');
});
