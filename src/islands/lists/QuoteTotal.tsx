import { formatCents } from '#domain/money.ts';
import { estimate, type Wishlist } from '#domain/wishlist.ts';
import * as text from '#site/lists/texts.ts';

/** Behind "Get My Free Quote": what the list comes to so far; nothing while no item has a price. */
export function QuoteTotal({ list }: { list: Wishlist }) {
  const { cents, isLowerBound } = estimate(list);
  if (cents === 0) return null;
  return <span>{text.forTotal(text.estimated(formatCents(cents), isLowerBound))}</span>;
}
