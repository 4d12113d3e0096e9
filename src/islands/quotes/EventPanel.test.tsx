import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CustomerEventView } from '#contracts/quotes/customer-event.ts';
import { quoteContentOf, quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import type { PublicQuoteView } from '#contracts/quotes/quotes.ts';
import { agreedTotals, feesOf, pricedAgreed } from '#domain/agreed-totals.ts';
import { quoteTotals } from '#domain/quote-totals.ts';
import { EventPanel } from './EventPanel.tsx';
import { askWords, standingWords } from './standing.ts';
import { StandingPanel } from './StandingPanel.tsx';

const content = quoteContentOf({ lines: [quoteLineOf({ quantity: 100 })] });
const totals = quoteTotals(content);
const line = {
  ...quoteLineOf({ quantity: 120 }),
  option: '',
  outOn: null,
  backOn: null,
};
const priced = pricedAgreed(
  { quoteId: 'q', lines: [line], totalCents: totals.total, depositCents: totals.deposit },
  content,
);
const event: CustomerEventView = {
  days: { eventDate: '2027-06-12', lastDay: null, eventLocation: 'Detroit, MI' },
  isMoved: false,
  crew: { deliveryWindow: '', pickupWindow: '', siteContact: '' },
  agreed: { lines: [line], fees: feesOf(content), totals: agreedTotals(priced) },
  feeKeptCents: null,
  receivedCents: 10_000,
  refundedCents: 0,
  balanceCents: totals.total - 10_000,
  depositDueCents: totals.deposit - 10_000,
  calendar: '',
};
const quote: PublicQuoteView = {
  id: 'q',
  reference: 'WD-1',
  number: 1,
  standing: 'accepted',
  isRevised: false,
  isUnbooked: false,
  outdated: '',
  shortage: '',
  canceledAt: null,
  event,
  content,
  totals,
  hash: '',
  sentAt: '2026-11-20T12:00:00.000Z',
  answeredAt: '2026-11-21T12:00:00.000Z',
  acceptedBy: 'Ada Okafor',
};

/** @returns the words of the panel */
function panel(
  shown: CustomerEventView,
  canceledAt: string | null = null,
  of: PublicQuoteView = quote,
): string {
  const markup = renderToStaticMarkup(<EventPanel quote={{ ...of, canceledAt }} event={shown} />);
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('below changed items stand all parts of their total, also what was agreed apart from them @event.agreed-totals', () => {
  const words = panel(event);
  expect(words).toMatch(/Subtotal .* Discount .* Damage waiver .* Delivery .* Sales tax /);
  expect(words).toMatch(/Adjustment −\$174\.42 Total \$1,072\.10 Deposit/);
});

test('of a deposit that came in part, the page names what is still to come @quote.deposit', () => {
  expect(standingWords(quote).says).toContain(
    'Your date is reserved once we receive the remaining $221.63 of your deposit.',
  );
  const unpaid = { ...event, receivedCents: 0, depositDueCents: totals.deposit };
  expect(standingWords({ ...quote, event: unpaid }).says).toContain(
    'Your date is reserved once we receive your $321.63 deposit.',
  );
});

test('once the booking was taken back the page asks for no deposit, and takes a message @quote.page-unbooked', () => {
  const unbooked = { ...quote, isUnbooked: true, event: null };
  expect(standingWords(unbooked).says).toEqual([
    'Accepted by Ada Okafor on November 21, 2026.',
    'The event is no longer booked, so there is nothing to pay here. If that’s not right, or you have a question, send us a message below.',
  ]);
  expect(askWords(unbooked)).toMatchObject({ heading: 'Send us a note' });
  const markup = renderToStaticMarkup(<StandingPanel quote={unbooked} refusal="" answers={0} />);
  expect(markup).not.toContain('$321.63');
});

test('an open quote says before its form what keeps it from being accepted @event.agreed @quote.page-short', () => {
  const open = { ...quote, standing: 'open', answeredAt: null, acceptedBy: '' } as const;
  const outdated = { ...open, outdated: 'This event has moved.' };
  expect(standingWords(outdated)).toEqual({
    title: 'This quote can no longer be accepted',
    says: ['This event has moved.'],
  });
  expect(askWords(outdated)).toMatchObject({ lead: 'Ask for an Updated Quote' });
  const offers = (shown: PublicQuoteView) =>
    renderToStaticMarkup(<StandingPanel quote={shown} refusal="" answers={0} />).includes(
      'Accept or Decline',
    );
  expect(offers(outdated)).toBe(false);
  const short = { ...open, shortage: '20 chairs are missing.' };
  expect(standingWords(short).says).toEqual(['20 chairs are missing.']);
  // Pieces can come back until it is accepted.
  expect(offers(short)).toBe(true);
  expect(panel(event, null, open)).toContain('This is what’s booked now:');
});

test('what changed since the acceptance is not said to be agreed on, as a charge is not @goods.charge @quote.page-event', () => {
  expect(panel(event)).toContain(
    'This is your event now, with all changes since you accepted the quote:',
  );
});

test('after a cancellation it says fee and refund, and what had been agreed before @event.cancel-fee', () => {
  const canceledAt = '2026-11-22T12:00:00.000Z';
  const fee = { ...event, feeKeptCents: 20_000, receivedCents: 95_192, balanceCents: -75_192 };
  const before = panel(fee, canceledAt);
  expect(before).toContain('This is what we had agreed on before the event was canceled:');
  expect(before).not.toContain('since you accepted');
  expect(before).not.toContain('Total');
  expect(before).toContain(
    'Cancellation fee $200.00 Received so far $951.92 To be refunded $751.92',
  );
  const refunded = { ...fee, refundedCents: 75_192, balanceCents: 0 };
  expect(panel(refunded, canceledAt)).toContain(
    'Cancellation fee $200.00 Received so far $951.92 Refunded so far $751.92',
  );
  // What is still due stands beside it.
  expect(standingWords({ ...quote, canceledAt, event: refunded }).says[0]).not.toContain('pay');
  expect(standingWords({ ...quote, canceledAt, event: refunded }).says.slice(1)).toEqual([
    'The cancellation fee is $200.00.',
    'We refunded $751.92.',
  ]);
});
