import type { Wishlist } from '#domain/wishlist.ts';
import { totalOf } from '#site/lists/list-items.ts';
import * as text from '#site/lists/texts.ts';

/** Behind "Get My Free Quote": what the list comes to so far; nothing while no item has a price. */
export function QuoteTotal({ list }: { list: Wishlist }) {
  const total = totalOf(list);
  return total === '' ? null : <span>{text.forTotal(total)}</span>;
}
