import type { MinimumRule } from './minimum-order.ts';
import { quoteTotals, type QuoteTotals } from './quote-totals.ts';

/** In percent. */
export interface Fees extends MinimumRule {
  salesTaxPercent: number;
  damageWaiverPercent: number;
  /** False: each customer chooses. */
  isWaiverAdded: boolean;
  depositPercent: number;
}

/** @returns the damage waiver that is charged unasked: none that customers choose (@fees.waiver) */
export function addedWaiverPercent({
  damageWaiverPercent,
  isWaiverAdded,
}: Pick<Fees, 'damageWaiverPercent' | 'isWaiverAdded'>): number {
  return isWaiverAdded ? damageWaiverPercent : 0;
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
    waiverPercent: addedWaiverPercent(fees),
    taxPercent: fees.salesTaxPercent,
    deposit: { kind: 'percent', percent: fees.depositPercent },
  });
}
