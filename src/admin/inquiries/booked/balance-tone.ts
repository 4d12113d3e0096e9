import type { BalanceStanding } from '#domain/balance.ts';

/** @returns the tone of a badge, whose label tells what is due */
export function balanceTone(standing: BalanceStanding) {
  return standing === 'paid' || standing === 'fee-settled'
    ? ('good' as const)
    : ('waiting' as const);
}
