import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { quoteContentOf } from '#contracts/quotes/quotes.fixtures.ts';
import type { QuoteView } from '#contracts/quotes/quotes.ts';
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
} as unknown as InquiryWorkView;
const quote = {
  number: 2,
  content,
  totals: quoteTotals(content),
  acceptedBy: 'Ada',
  answeredAt: null,
} as QuoteView;

test('the sum says which package it leaves out @fees.totals', () => {
  const page = renderToStaticMarkup(<ItemsTable inquiry={inquiry} agreed={undefined} />);
  // Beside the sum, and beside the total with the fees.
  expect(page.split('Without Video Dance Floor: Immersive, starting at $4,500')).toHaveLength(3);
  expect(page).toContain('$90.10');
});

test('with an accepted quote only the agreed total and deposit stand, part by part @inquiry.agreed', () => {
  const asked = renderToStaticMarkup(<ItemsTable inquiry={inquiry} agreed={quote} />);
  expect(asked).toContain('Gold Chair');
  expect(asked).not.toMatch(/\$90\.10|Total before|Without/);
  const agreed = renderToStaticMarkup(
    <AgreedItems inquiry={{ ...inquiry, agreed: null }} quote={quote} />,
  );
  for (const amount of ['$1,000.00', '−$100.00', '$50.00', '$54.00', '$1,004.00', '$502.00']) {
    expect(agreed).toContain(amount);
  }
});
