/** What a list comes to with the shop's fees (@fees.totals), before anybody writes a quote. */
import type { MinimumRule } from './minimum-order.ts';
import { quoteTotals, type QuoteTotals } from './quote-totals.ts';

/** In percent, as the owner saves them. */
export interface Fees extends MinimumRule {
  salesTaxPercent: number;
  damageWaiverPercent: number;
  depositPercent: number;
}

/**
 * A quote of the same lines, all of them taxable, without discount, delivery and setup.
 * @param rental sum of the lines, zero or more
 */
export function orderTotals(rental: number, fees: Omit<Fees, keyof MinimumRule>): QuoteTotals {
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
