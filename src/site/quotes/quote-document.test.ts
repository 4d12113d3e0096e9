import { expect, test } from 'vitest';
import { quoteContentOf, quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import type { QuoteContent } from '#contracts/quotes/quotes.ts';
import { quoteTotals } from '#domain/quote-totals.ts';
import { quoteFacts, quoteSums, showsNotTaxed, type QuotePaper } from './quote-document.ts';

const LINE = quoteLineOf({ name: 'Chair', unitCents: 1_000 });
const CONTENT = quoteContentOf({ lines: [LINE] });
const PAPER: QuotePaper = {
  number: 1,
  reference: 'WD-22222',
  content: CONTENT,
  standing: 'open',
  sentAt: '2026-11-22T02:00:00Z',
  answeredAt: null,
  acceptedBy: '',
};
const sums = (fields: Partial<QuoteContent> = {}) => {
  const content = { ...CONTENT, ...fields };
  return quoteSums(content, quoteTotals(content)).map(({ label, amount }) => `${label}: ${amount}`);
};

test('every part of the total has its name and its rate @quote.words', () => {
  expect(sums()).toEqual([
    'Subtotal: $1,000.00',
    'Discount (10%): −$100.00',
    'Damage waiver (8%): $72.00',
    'Delivery: $150.00',
    'Setup: $50.00',
    'Sales tax (6%): $54.00',
    'Total: $1,226.00',
    'Deposit (30%): $367.80',
    'Balance after deposit: $858.20',
  ]);
});

test('amounts in dollars have no rate, and what is zero is left out @quote.words', () => {
  const nothing = { kind: 'amount', cents: 0 } as const;
  const none = { discount: nothing, deliveryCents: 0, setupCents: 0 };
  const free = { ...none, waiverPercent: 0, taxPercent: 0, deposit: nothing };
  expect(sums(free)).toEqual(['Total: $1,000.00']);
  const all = { kind: 'amount', cents: 100_000 } as const;
  expect(sums({ ...free, discount: { kind: 'amount', cents: 5_000 } })).toEqual([
    'Subtotal: $1,000.00',
    'Discount: −$50.00',
    'Total: $950.00',
  ]);
  expect(sums({ ...free, deposit: all })).toEqual(['Total: $1,000.00', 'Deposit: $1,000.00']);
});

test('a line that is not taxed says so where others are @quote.words', () => {
  const untaxed = { ...LINE, isTaxable: false };
  expect(showsNotTaxed(untaxed, quoteTotals({ ...CONTENT, lines: [LINE, untaxed] }))).toBe(true);
  expect(showsNotTaxed(LINE, quoteTotals(CONTENT))).toBe(false);
  expect(showsNotTaxed(untaxed, quoteTotals({ ...CONTENT, lines: [untaxed] }))).toBe(false);
});

test('a draft, a sent and an accepted quote name the same facts @quote.words', () => {
  expect(quoteFacts(PAPER)).toEqual([
    ['Prepared for', 'Ada Okafor'],
    ['Reference', 'WD-22222'],
    ['Event date', 'Saturday, June 12, 2027'],
    ['Event location', 'Detroit, MI'],
    ['Date', 'November 21, 2026'],
    ['Valid through', 'December 5, 2026'],
  ]);
  const draft = quoteFacts({ ...PAPER, standing: 'draft', sentAt: null });
  expect(draft.at(-1)).toEqual(['Status', 'Draft, not sent']);
  expect(draft.map(([label]) => label)).not.toContain('Date');
  const answered = { standing: 'accepted', acceptedBy: 'Ada', answeredAt: PAPER.sentAt } as const;
  expect(quoteFacts({ ...PAPER, ...answered }).at(-1)).toEqual([
    'Status',
    'Accepted by Ada on November 21, 2026',
  ]);
  const canceled = { ...PAPER, ...answered, canceledAt: '2026-11-30T02:00:00Z' };
  expect(quoteFacts(canceled).at(-1)).toEqual(['Status', 'Event canceled on November 29, 2026']);
});
