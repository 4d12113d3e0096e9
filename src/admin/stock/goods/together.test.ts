import { expect, test } from 'vitest';
import type { EventGoodsView, GoodsPieceView } from '#contracts/stock/goods.ts';
import { pieceOf } from './goods.fixtures.ts';
import { together } from './together.ts';

const piece = (name: string, quantity: number, option = '') =>
  pieceOf({ itemId: name, option, name, quantity });
const event = (...pieces: GoodsPieceView[]): EventGoodsView => ({
  inquiryId: '',
  reference: '',
  name: '',
  phone: '',
  isCanceled: false,
  eventDate: '2026-12-12',
  lastDay: null,
  eventLocation: '',
  timeWindow: '',
  siteContact: '',
  pieces,
});

test('all events together are one number for each item and option, by name @goods.day', () => {
  const events = [
    event(piece('Table', 10), piece('Chair', 80)),
    event(piece('Chair', 40), piece('Chair', 5, 'Gold')),
  ];
  expect(together(events).map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Chair', 120],
    ['Chair', 5],
    ['Table', 10],
  ]);
});
