import { estimate } from '#domain/estimate.ts';
import { NO_PRICE } from '#domain/item-price.ts';
import { formatCents } from '#domain/money.ts';
import type { Wishlist } from '#domain/wishlist.ts';

/** What the list comes to so far; items without a readable price are named. */
export function EstimateLine({ list }: { list: Wishlist }) {
  const { cents, unpriced } = estimate(list);
  return (
    <div className="border-t border-ivory-300 pt-4">
      <p className="flex items-baseline justify-between gap-4" data-keep-clear>
        <span className="font-semibold">Estimate</span>
        <span className="font-display text-xl">
          {cents > 0 ? `from ${formatCents(cents)}` : NO_PRICE}
        </span>
      </p>
      {unpriced.length > 0 && (
        <p className="mt-1 text-sm text-night-600">{`Priced in your quote: ${unpriced.join(', ')}`}</p>
      )}
      <p className="mt-1 text-xs text-night-600">
        Delivery and setup depend on the venue and are part of your quote.
      </p>
    </div>
  );
}
