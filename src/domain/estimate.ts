/**
 * What a wishlist comes to, as far as prices can be read: a guide for the visitor, never a quote.
 */
import { parsePriceCents } from './money.ts';
import type { Wishlist } from './wishlist.ts';

export interface Estimate {
  /** Sum of the readable prices times their quantities, in cents. */
  cents: number;
  /** Names of lines whose price cannot be read, or is 0. */
  unpriced: string[];
}

export function estimate(list: Wishlist): Estimate {
  const result: Estimate = { cents: 0, unpriced: [] };
  for (const line of list) {
    const cents = parsePriceCents(line.price);
    // Nothing is rented for nothing: such an item is to be priced.
    if (!cents) result.unpriced.push(line.name);
    else result.cents += cents * line.quantity;
  }
  return result;
}
