/** Texts of stock by day, of blocks, and of events that are short. */
import type { BlockReason, StockKind } from '#contracts/stock/stock.ts';
import { SHORT_DAYS } from '#contracts/stock/view.ts';
import { counted, NOT_COUNTED } from '../parts/texts.ts';

const pieces = (count: number) => count.toLocaleString('en-US');

function wordsOf(free: number | null): string {
  if (free === null) return NOT_COUNTED.toLowerCase();
  return free < 0 ? `${pieces(-free)} short` : `${pieces(free)} free`;
}

export const STOCK = {
  title: 'Stock',
  show: 'Show',
  month: 'Month',
  quarter: '3 months',
  today: 'Today',
  previous: 'Earlier',
  next: 'Later',
  search: 'Search items',
  category: 'Filter by category',
  anyCategory: 'Any category',
  loading: 'Loading the stock',
  notLoaded: 'The stock couldn’t be loaded',
  none: 'No items match.',
  table: (when: string) => `What is free on each day, ${when}`,
  item: 'Item',
  owned: 'Owned',
  legend:
    'Each number is what’s free that day. A number below zero is what’s missing. Press a number to see who has the rest.',
  /** In a cell. */
  free: (free: number | null) => (free === null ? '·' : pieces(free).replace('-', '−')),
  /** For screen readers, of a cell. */
  cell: (name: string, day: string, words: string) => `${name}, ${day}: ${words}`,
  words: wordsOf,
  freeOf: (free: number, owned: number) =>
    free < 0
      ? `${pieces(-free)} short of ${pieces(owned)} owned`
      : `${pieces(free)} of ${pieces(owned)} free`,
  shortDays: (count: number) => `Short on ${counted(count, 'day')}`,
  least: (free: number) => `At least ${pieces(free)} free`,
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  nothingTaken: 'Nothing is out that day.',
  taken: 'Who has them',
  quantity: pieces,
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  noEnd: (from: string) => `from ${from} on`,
} as const;

export const KINDS: Record<StockKind, string> = {
  hold: 'Held by a quote',
  booking: 'Booked',
  block: 'Blocked',
};

export const REASONS: Record<BlockReason, string> = {
  repair: 'Repair',
  lost: 'Lost',
  'own-use': 'Own use',
  other: 'Other reason',
};

export const BLOCK = {
  add: 'Block pieces',
  title: (name: string) => `Block ${name}`,
  edit: 'Edit block',
  remove: 'Remove block',
  intro: 'Blocked pieces can’t be booked on these days.',
  quantity: 'How many',
  from: 'First day',
  to: 'Last day',
  toHint: 'Leave it empty if you don’t know when they’re back.',
  reason: 'Why',
  choose: 'Choose a reason',
  note: 'Note',
  save: 'Save block',
  anyway: 'Block anyway',
  saved: { title: 'Block saved', text: 'These pieces can’t be booked on those days.' },
  removed: { title: 'Block removed', text: 'The pieces can be booked again.' },
  notSaved: 'The block was not saved',
  notRemoved: 'The block was not removed',
} as const;

export const SHORT_AHEAD = {
  ahead: {
    title: `Short in the next ${SHORT_DAYS} days`,
    none: `Nothing is short in the next ${SHORT_DAYS} days.`,
  },
  /** @param when shown months */
  within: (when: string) => ({
    title: `Short in ${when}`,
    none: `Nothing is short in ${when}.`,
  }),
  notLoaded: 'What is short couldn’t be loaded',
  missing: (name: string, short: number) => `${pieces(short)} short: ${name}`,
} as const;
