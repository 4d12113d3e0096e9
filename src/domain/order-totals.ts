/** What an order comes to with the shop's fees (@fees.totals). Amounts are in cents. */

/** In percent, as the owner saves them; `minimumOrder` in dollars. */
export interface Fees {
  salesTaxPercent: number;
  damageWaiverPercent: number;
  depositPercent: number;
  minimumOrder: number;
}

export interface OrderTotals {
  rental: number;
  damageWaiver: number;
  /** On the rental alone. */
  salesTax: number;
  /** Before delivery and setup. */
  total: number;
  /** Of the total. */
  deposit: number;
  /** Whether the rental is less than the minimum order. */
  isBelowMinimum: boolean;
}

/**
 * Each fee is rounded to a cent by itself, half a cent up, so that the lines add up to the total.
 * @param rental sum of the lines, zero or more
 */
export function orderTotals(rental: number, fees: Fees): OrderTotals {
  const damageWaiver = percentOf(rental, fees.damageWaiverPercent);
  const salesTax = percentOf(rental, fees.salesTaxPercent);
  const total = rental + damageWaiver + salesTax;
  return {
    rental,
    damageWaiver,
    salesTax,
    total,
    deposit: percentOf(total, fees.depositPercent),
    isBelowMinimum: rental < Math.round(fees.minimumOrder * 100),
  };
}

function percentOf(cents: number, percent: number): number {
  // Thousandths of a percent are whole numbers: 8.25 × 1,000 is exact, 0.0825 is not.
  return Math.round((cents * Math.round(percent * 1_000)) / 100_000);
}
