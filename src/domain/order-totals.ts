/** What a list comes to with the shop's fees (@fees.totals), before anybody writes a quote. */
import { quoteTotals, type QuoteTotals } from './quote-totals.ts';

/** In percent, as the owner saves them; `minimumOrder` in dollars. */
export interface Fees {
  salesTaxPercent: number;
  damageWaiverPercent: number;
  depositPercent: number;
  minimumOrder: number;
}

/**
 * A quote of the same lines, all of them taxable, without discount, delivery and setup.
 * @param rental sum of the lines, zero or more
 */
export function orderTotals(rental: number, fees: Fees): QuoteTotals {
  return quoteTotals({
    lines: [{ quantity: 1, unitCents: rental, isTaxable: true }],
    discount: { kind: 'amount', cents: 0 },
    deliveryCents: 0,
    setupCents: 0,
    waiverPercent: fees.damageWaiverPercent,
    taxPercent: fees.salesTaxPercent,
    deposit: { kind: 'percent', percent: fees.depositPercent },
  });
}

/** @returns whether the rental is less than the minimum order */
export function isBelowMinimum(rental: number, { minimumOrder }: Fees): boolean {
  return rental < Math.round(minimumOrder * 100);
}
