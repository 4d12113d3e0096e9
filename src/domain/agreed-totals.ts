/** What an agreement comes to once its lines are changed (@event.agreed-totals), in whole US cents. */
import type { AgreedEvent, AgreedLine, ChargedPieces } from './agreed-event.ts';
import {
  partOf,
  quoteTotals,
  rentalOf,
  type PricedLine,
  type QuoteFees,
  type QuoteTotals,
} from './quote-totals.ts';

export interface AgreedTotals extends QuoteTotals {
  /** Missing and damaged pieces. */
  charges: number;
  /** What makes the parts the agreed total; may be negative. */
  adjustment: number;
}

export interface PricedAgreedLine extends AgreedLine {
  isTaxable: boolean;
  isCharge: boolean;
  charged: ChargedPieces | null;
}

export interface PricedAgreed extends AgreedEvent {
  lines: PricedAgreedLine[];
  fees: QuoteFees;
}

type QuotedLine = PricedLine & { name: string };
type SumLine = PricedLine & { isCharge: boolean };

const NOTHING = { kind: 'amount', cents: 0 } as const;
export const NO_FEES: QuoteFees = {
  discount: NOTHING,
  deliveryCents: 0,
  setupCents: 0,
  waiverPercent: 0,
  taxPercent: 0,
  deposit: NOTHING,
};

/** @returns the fees alone */
export function feesOf(content: QuoteFees): QuoteFees {
  const { discount, deliveryCents, setupCents, waiverPercent, taxPercent, deposit } = content;
  return { discount, deliveryCents, setupCents, waiverPercent, taxPercent, deposit };
}

/**
 * @param quote that it comes from; undefined for an event booked without one
 * @returns the agreement with its fees, and whether each line is taxed
 */
export function pricedAgreed(
  agreed: AgreedEvent,
  quote: (QuoteFees & { lines: readonly QuotedLine[] }) | undefined,
): PricedAgreed {
  const fees = agreed.fees ?? (quote ? feesOf(quote) : NO_FEES);
  const quoted = new Map(quote?.lines.map(({ name, isTaxable }) => [name, isTaxable]));
  const lines = agreed.lines.map((line) => ({
    ...line,
    isTaxable: line.isTaxable ?? quoted.get(line.name) ?? true,
    isCharge: line.isCharge ?? false,
    charged: line.charged ?? null,
  }));
  return { ...agreed, lines, fees };
}

/** @returns all parts of an agreement, which add up to its total */
export function agreedTotals({
  lines,
  fees,
  totalCents,
  depositCents,
}: Pick<PricedAgreed, 'lines' | 'fees' | 'totalCents' | 'depositCents'>): AgreedTotals {
  const { parts, charges } = partsOf(lines, fees);
  const adjustment = totalCents - parts.total - charges;
  return { ...parts, charges, adjustment, total: totalCents, deposit: depositCents };
}

/** @returns what the lines come to with the fees */
export function totalByLines(lines: readonly SumLine[], fees: QuoteFees): number {
  const { parts, charges } = partsOf(lines, fees);
  return parts.total + charges;
}

/** @returns the deposit by its rule; none is asked for missing and damaged pieces */
export function depositByRule(
  lines: readonly SumLine[],
  { deposit }: Pick<QuoteFees, 'deposit'>,
  totalCents: number,
): number {
  return partOf(Math.max(0, totalCents - chargesOf(lines)), deposit);
}

function partsOf(lines: readonly SumLine[], fees: QuoteFees) {
  const parts = quoteTotals({ ...fees, lines: lines.filter(({ isCharge }) => !isCharge) });
  return { parts, charges: chargesOf(lines) };
}

function chargesOf(lines: readonly SumLine[]): number {
  return rentalOf(lines.filter(({ isCharge }) => isCharge));
}
