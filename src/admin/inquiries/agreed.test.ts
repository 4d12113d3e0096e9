import { expect, test } from 'vitest';
import type { WorkLineView } from '#contracts/admin/inquiry-work.ts';
import type { QuoteContent, QuoteView } from '#contracts/quotes.ts';
import { acceptedQuote, packingOf } from './agreed.ts';

const asked = { name: 'Gold Chair', quantity: 40, note: '10 spare, please' } as WorkLineView;
const inquiry = {
  eventDate: '2031-06-12',
  eventLocation: 'Belle Isle',
  lines: [asked],
  package: null,
};
const agreed = {
  number: 2,
  content: {
    eventDate: '2031-06-14',
    eventLocation: '',
    lines: [
      { itemId: 'x', quantity: 60, name: 'Gold Chair (Padded)', note: 'Ivory cushions' },
      { itemId: '', quantity: 1, name: 'Styling', note: '' },
      { itemId: '', quantity: 1, name: 'Photo Booth: Classic', note: 'Price per 4 hours' },
      { itemId: '', quantity: 1, name: 'Photo Booth: Grand', note: 'Until midnight' },
    ],
  } as QuoteContent,
};

test('before a quote is accepted, what was asked for is packed @inquiry.agreed', () => {
  expect(packingOf(inquiry, undefined)).toEqual({
    quote: null,
    eventDate: '2031-06-12',
    eventLocation: 'Belle Isle',
    rows: [{ quantity: 40, name: 'Gold Chair', note: '10 spare, please', isThing: true }],
  });
  const booth = { name: 'Photo Booth: Classic', price: '$450' };
  const { rows } = packingOf({ ...inquiry, package: booth }, undefined);
  expect(rows).toEqual([
    { quantity: 1, name: 'Photo Booth: Classic', note: '', isThing: false },
    { quantity: 40, name: 'Gold Chair', note: '10 spare, please', isThing: true },
  ]);
});

test('afterward what was agreed: its lines with options and notes, and lines of the shop’s own @inquiry.agreed', () => {
  expect(packingOf(inquiry, agreed)).toEqual({
    quote: 2,
    eventDate: '2031-06-14',
    eventLocation: 'Belle Isle',
    rows: [
      { quantity: 60, name: 'Gold Chair (Padded)', note: 'Ivory cushions', isThing: true },
      { quantity: 1, name: 'Styling', note: '', isThing: true },
      { quantity: 1, name: 'Photo Booth: Classic', note: '', isThing: false },
      { quantity: 1, name: 'Photo Booth: Grand', note: 'Until midnight', isThing: false },
    ],
  });
});

test('of several accepted quotes the last acceptance counts, whatever was sent since @inquiry.agreed', () => {
  const quote = (number: number, state: QuoteView['state'], answeredAt: string | null) =>
    ({ number, state, answeredAt }) as QuoteView;
  const quotes = [
    quote(4, 'sent', null),
    quote(3, 'declined', '2026-11-25T10:00:00Z'),
    quote(2, 'accepted', '2026-11-22T10:00:00Z'),
    quote(1, 'accepted', '2026-11-21T10:00:00Z'),
  ];
  expect(acceptedQuote(quotes)?.number).toBe(2);
  expect(acceptedQuote(quotes.slice(0, 2))).toBeUndefined();
});
