import type { Wishlist } from '#domain/wishlist.ts';
import { totalOf } from '#site/lists/list-items.ts';
import * as text from '#site/lists/texts.ts';

/** The list's estimate after "Get My Free Quote"; nothing if no item has a price. */
export function QuoteTotal({ list }: { list: Wishlist }) {
  const total = totalOf(list);
  return total === '' ? null : <span>{text.forTotal(total)}</span>;
}
