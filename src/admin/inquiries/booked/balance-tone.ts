import type { BalanceStanding } from '#domain/balance.ts';

/** @returns how a balance looks; its word says it all */
export function balanceTone(standing: BalanceStanding) {
  return standing === 'paid' ? ('good' as const) : ('waiting' as const);
}
