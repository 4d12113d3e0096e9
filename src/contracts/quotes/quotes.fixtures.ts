import type { CivilDate } from '#domain/event-date.ts';
import type { QuoteContent, QuoteLine } from './quotes.ts';

/** A valid line: taxable, without an item of the catalog. */
export function quoteLineOf(fields: Partial<QuoteLine> = {}): QuoteLine {
  return {
    itemId: '',
    name: 'Gold Chiavari Chair',
    note: '',
    quantity: 100,
    unitCents: 850,
    isTaxable: true,
    ...fields,
  };
}

export function quoteContentOf(fields: Partial<QuoteContent> = {}): QuoteContent {
  return {
    customer: 'Ada Okafor',
    eventDate: '2027-06-12',
    eventLocation: 'Detroit, MI',
    intro: 'Thank you for asking.',
    lines: [quoteLineOf()],
    discount: { kind: 'percent', percent: 10 },
    deliveryCents: 15_000,
    setupCents: 5_000,
    waiverPercent: 8,
    taxPercent: 6,
    deposit: { kind: 'percent', percent: 30 },
    validUntil: '2026-12-05',
    terms: 'The balance is due seven days before your event.',
    paymentLink: 'https://pay.example/woodward',
    ...fields,
  };
}

/** Row of a quote sent yesterday. */
export function sentQuoteRow(inquiryId: string, number: number, validUntil: CivilDate) {
  return {
    inquiryId,
    number,
    state: 'sent' as const,
    content: quoteContentOf({ validUntil }),
    contentHash: 'a'.repeat(64),
    validUntil,
    isReminded: true,
    sentAt: new Date(Date.now() - 24 * 60 * 60 * 1000),
  };
}
