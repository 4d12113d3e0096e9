import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LineStockView } from '#contracts/stock/check.ts';
import { HoldNote } from './HoldNote.tsx';

const PIECES = [
  {
    itemId: 'chair',
    option: '',
    name: 'Chair',
    needed: 100,
    free: 500,
    short: 0,
    taken: [],
    lent: [],
  },
];

/** @returns what is said before a quote is sent that is valid through June 5 */
function note({ pieces = PIECES, quotesHold = true, isBooked = false }): string {
  const view = { owned: 600, free: 500, rented: 0, window: null, pieces } satisfies LineStockView;
  const stock = { views: [view], quotesHold };
  const markup = renderToStaticMarkup(
    <HoldNote stock={stock} validUntil="2027-06-05" isBooked={isBooked} />,
  );
  return markup.replaceAll(/<[^>]*>/g, '');
}

test('before a quote is sent it is said that it holds its pieces, and until when @stock.hold', () => {
  expect(note({})).toBe('It holds its pieces for the customer through 06/05/2027.');
  expect(note({ isBooked: true })).toBe(
    'What it asks for beyond the booking is held for the customer through 06/05/2027.',
  );
  const short = PIECES.map((pieces) => ({ ...pieces, free: 98, short: 2 }));
  expect(note({ pieces: short })).toBe(
    'It holds what is free of its pieces for the customer through 06/05/2027.',
  );
  expect(note({ pieces: short, isBooked: true })).toBe(
    'What it asks for beyond the booking is held, as far as it’s free, for the customer through 06/05/2027.',
  );
  // By the setting, or because nothing is counted on a day.
  expect(note({ quotesHold: false })).toBe('');
  expect(note({ pieces: [] })).toBe('');
});
