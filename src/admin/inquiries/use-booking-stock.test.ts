import { expect, test } from 'vitest';
import { quoteContentOf, quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { bookingOf } from './use-booking-stock.ts';

const asked = { itemId: 'chair', name: 'Chair', quantity: 100 };
const inquiry = { id: 'request', eventDate: '2031-06-14', agreed: null, lines: [asked] };
const quoted = [quoteLineOf({ quantity: 120 })];
const quote = (id: string, standing: QuoteView['standing']) => {
  const content = quoteContentOf({ eventDate: '2031-06-15', lastDay: null, lines: quoted });
  return { id, standing, content };
};

/** @returns what booking the request takes */
const booking = (more: object, quotes: ReturnType<typeof quote>[]) =>
  bookingOf({ ...inquiry, ...more } as unknown as Parameters<typeof bookingOf>[0], quotes);

test('a booking takes the open quote on its days, or else what was agreed or asked for @stock.short', () => {
  const past = [quote('draft', 'draft'), quote('gone', 'withdrawn')];
  expect(booking({}, [...past, quote('sent', 'open')])).toMatchObject({
    inquiryId: 'request',
    quoteId: 'sent',
    eventDate: '2031-06-15',
    lastDay: null,
    lines: quoted,
  });
  const day = { inquiryId: 'request', eventDate: '2031-06-14' };
  expect(booking({}, past)).toEqual({ ...day, lines: [asked] });
  const agreed = { lines: [{ ...asked, quantity: 80 }] };
  expect(booking({ agreed }, past)).toEqual({ ...day, lines: agreed.lines });
});
