/** Totals of a quote (@quote.totals), in whole US cents. */

export type AmountOrPercent =
  | { kind: 'amount'; cents: number }
  /** From 0 to 100, with at most three decimals. */
  | { kind: 'percent'; percent: number };

export interface PricedLine {
  quantity: number;
  unitCents: number;
  isTaxable: boolean;
}

/** What comes on top of the lines, and the rule of the deposit. */
export interface QuoteFees {
  discount: AmountOrPercent;
  deliveryCents: number;
  setupCents: number;
  /** Of the rental after the discount. */
  waiverPercent: number;
  /** Of the taxable lines after their share of the discount. */
  taxPercent: number;
  /** Of the total. */
  deposit: AmountOrPercent;
}

export interface QuoteSums extends QuoteFees {
  lines: readonly PricedLine[];
}

export interface QuoteTotals {
  rental: number;
  /** At most the rental; subtracted. */
  discount: number;
  waiver: number;
  delivery: number;
  setup: number;
  tax: number;
  total: number;
  /** At most the total. */
  deposit: number;
}

/**
 * The discount comes off the rental first; waiver and tax are of what is left. Delivery and setup
 * are not taxed: Michigan does not if they are listed separately (Public Acts 20 and 21 of 2023).
 * Nor is the waiver (@fees.totals); a taxable waiver is a line. Each amount is rounded half up by
 * itself, so that what is shown adds up to the total.
 * @param sums quantities and amounts of zero or more
 */
export function quoteTotals(sums: QuoteSums): QuoteTotals {
  const rental = rentalOf(sums.lines);
  const discount = partOf(rental, sums.discount);
  const waiver = percentOf(rental - discount, sums.waiverPercent);
  const taxable = rentalOf(sums.lines.filter(({ isTaxable }) => isTaxable));
  // The taxable lines less their share of the discount.
  const taxed = rental === 0 ? 0 : taxable - Math.round((discount * taxable) / rental);
  const tax = percentOf(taxed, sums.taxPercent);
  const total = rental - discount + waiver + sums.deliveryCents + sums.setupCents + tax;
  return {
    rental,
    discount,
    waiver,
    delivery: sums.deliveryCents,
    setup: sums.setupCents,
    tax,
    total,
    deposit: partOf(total, sums.deposit),
  };
}

export function rentalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
}

export function partOf(cents: number, part: AmountOrPercent): number {
  return part.kind === 'amount' ? Math.min(part.cents, cents) : percentOf(cents, part.percent);
}

/** @returns cents */
export function percentOf(cents: number, percent: number): number {
  // In thousandths of a percent, which are whole numbers: 8.25 × 1,000 is exact, 0.0825 is not.
  return Math.round((cents * Math.round(percent * 1_000)) / 100_000);
}
