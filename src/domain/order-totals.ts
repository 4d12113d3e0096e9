import type { MinimumRule } from './minimum-order.ts';
import { quoteTotals, type QuoteTotals } from './quote-totals.ts';

/** In percent. */
export interface Fees extends MinimumRule {
  salesTaxPercent: number;
  damageWaiverPercent: number;
  depositPercent: number;
}

/**
 * What a list costs with fees (@fees.totals): a quote whose lines are all taxable, without
 * discount, delivery and setup.
 * @param rental sum of the lines in cents
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
