import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { quoteContentOf } from '#contracts/quotes/quotes.fixtures.ts';
import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { agreedTotals, pricedAgreed } from '#domain/agreed-totals.ts';
import { quoteTotals } from '#domain/quote-totals.ts';
import { createQueryClient } from '../data/queries.ts';
import { AgreedItems } from './booked/AgreedItems.tsx';
import { ItemsTable } from './ItemsTable.tsx';

const inquiry = {
  lines: [
    { name: 'Gold Chair', quantity: 10, price: '$8.50', total: '$85.00', note: '', image: '' },
  ],
  sum: '$85.00',
  unpriced: 0,
  fees: [
    { fee: 'sales-tax', percent: 6, amount: '$5.10' },
    { fee: 'total', percent: 0, amount: '$90.10' },
  ],
  minimum: '',
  minimumRule: { minimumOrder: 0, minimumExceptions: [] },
  package: { name: 'Video Dance Floor: Immersive', price: '$4,500' },
  status: 'booked',
  agreed: null,
} as unknown as InquiryWorkView;
const content = quoteContentOf({
  lines: [
    { itemId: '', name: 'Styling', note: '', quantity: 1, unitCents: 100_000, isTaxable: true },
  ],
  discount: { kind: 'amount', cents: 10_000 },
  deliveryCents: 5_000,
  setupCents: 0,
  waiverPercent: 0,
  taxPercent: 6,
  deposit: { kind: 'percent', percent: 50 },
});

const quote = {
  number: 2,
  content,
  totals: quoteTotals(content),
  acceptedBy: 'Ada',
  answeredAt: null,
} as QuoteView;

/** Thumbnails ask how images are shown. */
function render(part: ReactElement): string {
  const client = createQueryClient(() => undefined);
  return renderToStaticMarkup(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
}

test('the sum says which package it leaves out @fees.totals', () => {
  const page = render(<ItemsTable inquiry={inquiry} accepted={undefined} />);
  // Beside the sum, and beside the total with the fees.
  expect(page.split('Without Video Dance Floor: Immersive, starting at $4,500')).toHaveLength(3);
  expect(page).toContain('$90.10');
});

test('with an accepted quote only the agreed total and deposit stand, part by part @inquiry.agreed', () => {
  const asked = render(<ItemsTable inquiry={inquiry} accepted={quote} />);
  expect(asked).toContain('Gold Chair');
  expect(asked).not.toMatch(/\$90\.10|Total before|Without/);
  const agreed = render(<AgreedItems inquiry={inquiry} quote={quote} />);
  expect(agreed).toContain('Agreed-on items (Quote 2)');
  expect(agreed).not.toContain('no longer booked');
  for (const amount of ['$1,000.00', '−$100.00', '$50.00', '$54.00', '$1,004.00', '$502.00']) {
    expect(agreed).toContain(amount);
  }
});

test('what was agreed before a cancellation is headed so once the event is quoted again @inquiry.agreed', () => {
  const again = { ...inquiry, status: 'quoted' as const };
  const agreed = render(<AgreedItems inquiry={again} quote={quote} />);
  expect(agreed).toContain('Items agreed on before (Quote 2)');
  expect(agreed).toContain('This event is no longer booked.');
  const canceled = render(
    <AgreedItems inquiry={{ ...inquiry, status: 'canceled' as const }} quote={quote} />,
  );
  expect(canceled).toContain('Agreed-on items (Quote 2)');
});

test('a charge is not called agreed on by phone, as another change is @goods.charge @event.agreed', () => {
  const changed = (isCharge: boolean) => {
    const line = { itemId: '', option: '', name: 'Chair', note: '', quantity: 1, unitCents: 2_000 };
    const stored = { quoteId: 'q', totalCents: 2_000, depositCents: 0, changedAt: '2026-11-24' };
    const priced = pricedAgreed({ ...stored, lines: [{ ...line, isCharge }] }, content);
    const lines = priced.lines.map((each) => ({ ...each, parts: [] }));
    const agreed = { ...priced, lines, totals: agreedTotals(priced), quoteNumber: 2 };
    return render(<AgreedItems inquiry={{ ...inquiry, agreed }} quote={quote} />);
  };
  expect(changed(false)).toContain('Changed as agreed by phone on');
  expect(changed(true)).toContain('Changed on');
});

test('a line whose option was removed says so @quote.draft', () => {
  const lines = inquiry.lines.map((line) => ({ ...line, isOptionGone: true, priceToday: null }));
  const page = render(<ItemsTable inquiry={{ ...inquiry, lines }} accepted={undefined} />);
  expect(page).toContain('Its option was removed from the catalog');
  expect(render(<ItemsTable inquiry={inquiry} accepted={undefined} />)).not.toContain('removed');
});
