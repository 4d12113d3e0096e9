import type { Wishlist } from './wishlist.ts';

/**
 * The message of a quote request (spec §3): the details, then a line `Wishlist Items:` and the
 * list as `name (Qty: n)`, comma-separated.
 * @param details what the visitor typed about the event, may be empty
 * @param list the wishlist at the moment of sending
 */
export function quoteMessage(details: string, list: Wishlist): string {
  const text = details.trim() || 'No additional details provided';
  const items = list.map((line) => `${line.name} (Qty: ${line.quantity})`).join(', ');
  return `${text}\nWishlist Items:\n${items || 'None selected'}`;
}
