/** The parts of a quote besides its lines, in the same words for staff, customer and mails (@quote.words). */
import type { QuoteContent, QuoteLine } from '#contracts/quotes/quotes.ts';
import type { AgreedTotals } from '#domain/agreed-totals.ts';
import { formatCents } from '#domain/money.ts';
import type { QuoteStanding } from '#domain/quote-standing.ts';
import {
  partOf,
  type AmountOrPercent,
  type QuoteFees,
  type QuoteTotals,
} from '#domain/quote-totals.ts';
import * as text from './texts.ts';

/** What the document of a quote shows, for staff or its customer. */
export interface QuotePaper {
  number: number;
  reference: string;
  content: QuoteContent;
  standing: QuoteStanding | 'draft';
  /** ISO date-times, or null. */
  sentAt: string | null;
  answeredAt: string | null;
  /** Name typed on acceptance; else empty. */
  acceptedBy: string;
  /** ISO date-time at which the event was canceled. */
  canceledAt?: string | null;
}

/** Those of a quote, or of what was agreed since. */
export type ShownTotals = QuoteTotals & Partial<Pick<AgreedTotals, 'charges' | 'adjustment'>>;
export type ShownFees = Pick<QuoteFees, 'discount' | 'waiverPercent' | 'taxPercent' | 'deposit'>;

export interface QuoteSum {
  label: string;
  /** Formatted, with a minus sign if subtracted. */
  amount: string;
  isTotal?: boolean;
}

/** @returns `Quote No. 2` */
export function quoteHeading(number: number): string {
  return `${text.quoteLabel} ${text.quoteNumber(number)}`;
}

/** @returns the standing, also for print; empty while open */
export function statusLine({
  standing,
  acceptedBy,
  answeredAt,
}: Pick<QuotePaper, 'standing' | 'acceptedBy' | 'answeredAt'>): string {
  if (standing !== 'accepted') return text.STATUS_LINES[standing];
  return text.acceptedText(acceptedBy, answeredAt === null ? '' : text.shopDay(answeredAt));
}

const canceledLine = (at: string) => text.canceledOn(text.shopDay(at));

/** @returns labels and values of what stands above the lines, such as customer and dates; empty values are left out */
export function quoteFacts(quote: QuotePaper): [string, string][] {
  const { customer, eventLocation, validUntil } = quote.content;
  const all: [string, string][] = [
    [text.preparedFor, customer],
    [text.requestLabel, quote.reference],
    [text.eventLabel, text.eventDays(quote.content)],
    [text.placeLabel, eventLocation],
    [text.dateLabel, quote.sentAt === null ? '' : text.shopDay(quote.sentAt)],
    // A draft may have no last day yet.
    [text.validLabel, validUntil === '' ? '' : text.longDay(validUntil)],
    [text.statusLabel, quote.canceledAt ? canceledLine(quote.canceledAt) : statusLine(quote)],
  ];
  return all.filter(([, value]) => value !== '');
}

/** @returns whether to say that the line is not taxed, which is unnecessary in a quote without tax */
export function showsNotTaxed({ isTaxable }: QuoteLine, { tax }: QuoteTotals): boolean {
  return tax > 0 && !isTaxable;
}

/** @returns the percentage; null for an amount in dollars */
const rateOf = (part: AmountOrPercent) => (part.kind === 'percent' ? part.percent : null);

/** @returns the rows of the totals; zeros are left out, except the total */
export function quoteSums(fees: ShownFees, totals: ShownTotals): QuoteSum[] {
  const { rental, discount, waiver, delivery, setup, tax, total, deposit } = totals;
  const { charges = 0, adjustment = 0 } = totals;
  // Staff can agree on another deposit.
  const isByRule = deposit === partOf(total, fees.deposit);
  const parts = sumsOf([
    [text.discountRow(rateOf(fees.discount)), -discount],
    [text.waiverRow(fees.waiverPercent), waiver],
    [text.deliveryRow, delivery],
    [text.setupRow, setup],
    [text.taxRow(fees.taxPercent), tax],
    [text.chargesRow, charges],
    [text.adjustmentRow, adjustment],
  ]);
  return [
    ...(parts.length > 0 ? [{ label: text.rentalRow, amount: formatCents(rental) }] : []),
    ...parts,
    { label: text.totalRow, amount: formatCents(total), isTotal: true },
    ...sumsOf([
      [text.depositRow(isByRule ? rateOf(fees.deposit) : null), deposit],
      [text.balanceRow, deposit > 0 && deposit < total ? total - deposit : 0],
    ]),
  ];
}

function sumsOf(parts: [string, number][]): QuoteSum[] {
  return parts
    .filter(([, cents]) => cents !== 0)
    .map(([label, cents]) => ({
      label,
      amount: cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents),
    }));
}
