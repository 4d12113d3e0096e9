import { estimate } from '#domain/estimate.ts';
import { formatCents } from '#domain/money.ts';
import type { Wishlist } from '#domain/wishlist.ts';

/** @returns what a list comes to, in words; a list without any readable price has no figure */
export function listTotal(list: Wishlist): { total: string; unpriced: string[] } {
  const { cents, unpriced } = estimate(list);
  return { total: cents === 0 ? 'Priced in your quote' : `from ${formatCents(cents)}`, unpriced };
}
