import { expect, test } from 'vitest';
import type {
  AgreedLineView,
  AgreedView,
  PartnerPieceView,
} from '#contracts/inquiries/booked-views.ts';
import type { WorkLineView } from '#contracts/inquiries/work.ts';
import type { QuoteContent, QuoteView } from '#contracts/quotes/quotes.ts';
import { acceptedQuote, packingOf } from './agreed.ts';

const asked = { name: 'Gold Chair', quantity: 40, note: '10 spare, please' } as WorkLineView;
const inquiry: Parameters<typeof packingOf>[0] = {
  status: 'booked',
  lines: [asked],
  package: null,
  agreed: null,
  partnerPieces: [],
};
const LINES = [
  { itemId: 'x', quantity: 60, name: 'Gold Chair (Padded)', note: 'Ivory cushions' },
  { itemId: '', quantity: 1, name: 'Styling', note: '' },
  { itemId: '', quantity: 1, name: 'Photo Booth: Classic', note: 'Price per 4 hours' },
  { itemId: '', quantity: 1, name: 'Photo Booth: Grand', note: 'Until midnight' },
];
const ROWS = [
  { quantity: 60, name: 'Gold Chair (Padded)', note: 'Ivory cushions', isThing: true },
  { quantity: 1, name: 'Styling', note: '', isThing: true },
  { quantity: 1, name: 'Photo Booth: Classic', note: '', isThing: false },
  { quantity: 1, name: 'Photo Booth: Grand', note: 'Until midnight', isThing: false },
];
const accepted = { number: 2, content: { lines: LINES } as QuoteContent };
const agreed = (lines: Partial<AgreedLineView>[]) => {
  const full = { option: '', note: '', parts: [], unitCents: 0 };
  return { quoteNumber: 2, lines: lines.map((line) => ({ ...full, ...line })) } as AgreedView;
};
const lent = (fields: Partial<PartnerPieceView>) =>
  ({
    itemId: 'x',
    option: '',
    name: 'Gold Chair',
    isConfirmed: true,
    ...fields,
  }) as PartnerPieceView;

test('before a quote is accepted, what was asked for is packed @inquiry.agreed', () => {
  const row = { quantity: 40, name: 'Gold Chair', note: '10 spare, please', isThing: true };
  expect(packingOf(inquiry, undefined)).toEqual({
    of: 'request',
    quote: null,
    rows: [row],
    partners: [],
  });
  const booth = { name: 'Photo Booth: Classic', price: '$450' };
  expect(packingOf({ ...inquiry, package: booth }, undefined).rows).toEqual([
    { quantity: 1, name: 'Photo Booth: Classic', note: '', isThing: false },
    row,
  ]);
});

test('afterward what was agreed: its lines with options and notes, and lines of the shop’s own @inquiry.agreed', () => {
  expect(packingOf(inquiry, accepted)).toMatchObject({ of: 'quote', quote: 2, rows: ROWS });
  const booked = { ...inquiry, agreed: agreed(LINES) };
  expect(packingOf(booked, accepted)).toMatchObject({ of: 'agreed', quote: 2, rows: ROWS });
  // Changed by phone: the quote counts no more.
  const changed = { ...inquiry, agreed: agreed([{ name: 'Tent', itemId: 'y', quantity: 1 }]) };
  expect(packingOf(changed, accepted).rows).toMatchObject([{ name: 'Tent', quantity: 1 }]);
});

test('of an event that is worked on again after it was booked, the list says so @inquiry.agreed', () => {
  const again = { ...inquiry, status: 'quoted' as const };
  expect(packingOf(again, accepted)).toMatchObject({ of: 'former', quote: 2, rows: ROWS });
  expect(packingOf(again, undefined).of).toBe('request');
});

test('a line with days of its own says them to the crew @inquiry.agreed @stock.line-days', () => {
  const tent = { itemId: 'y', name: 'Tent', quantity: 1, note: 'On grass.' };
  const days = { outOn: '2027-06-10', backOn: '2027-06-14' };
  const note = (line: object) =>
    packingOf({ ...inquiry, agreed: agreed([{ ...tent, ...line }]) }, undefined).rows[0]?.note;
  expect(note(days)).toBe('On grass. · Leaves on 06/10/2027 · Comes back on 06/14/2027');
  expect(note({ backOn: days.backOn, note: '' })).toBe('Comes back on 06/14/2027');
});

test('of a set its parts are packed @stock.set', () => {
  const parts = [
    { itemId: 't', option: '', name: 'Round Table', quantity: 5 },
    { itemId: 'x', option: '', name: 'Gold Chair', quantity: 40 },
  ];
  const set = { itemId: 's', name: 'Dressed Round', quantity: 5, parts };
  expect(packingOf({ ...inquiry, agreed: agreed([set]) }, undefined).rows).toEqual([
    { quantity: 5, name: 'Dressed Round', note: '', isThing: false },
    { quantity: 5, name: 'Round Table', note: '', isThing: true, isPart: true },
    { quantity: 40, name: 'Gold Chair', note: '', isThing: true, isPart: true },
  ]);
});

test('what a partner brings stands under its name, and is not packed here @stock.rented-in', () => {
  const lines = [
    { itemId: 'x', name: 'Gold Chair', quantity: 60 },
    { itemId: 'x', name: 'Gold Chair', note: 'Bar', quantity: 10 },
  ];
  const partnerPieces = [
    lent({ quantity: 65, partner: 'Elm Rentals' }),
    lent({ quantity: 3, partner: 'Oak & Sons', isConfirmed: false }),
  ];
  expect(packingOf({ ...inquiry, agreed: agreed(lines), partnerPieces }, undefined)).toMatchObject({
    rows: [{ quantity: 5, note: 'Bar' }],
    partners: [
      { partner: 'Elm Rentals', rows: [{ quantity: 65, name: 'Gold Chair', note: '' }] },
      { partner: 'Oak & Sons', rows: [{ quantity: 3, note: 'Not confirmed yet' }] },
    ],
  });
});

test('a charge for what came back damaged is nothing to pack @goods.charge', () => {
  const charge = {
    itemId: '',
    name: 'Missing or damaged: Gold Chair',
    quantity: 6,
    isCharge: true,
  };
  const chairs = { itemId: 'x', name: 'Gold Chair', quantity: 60 };
  const { rows } = packingOf({ ...inquiry, agreed: agreed([chairs, charge]) }, undefined);
  expect(rows).toMatchObject([{ quantity: 60, name: 'Gold Chair' }]);
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
