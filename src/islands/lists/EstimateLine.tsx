import { NO_PRICE } from '#domain/texts.ts';
import { estimate, type Wishlist } from '#domain/wishlist.ts';
import { totalOf, type ListTerms } from '#site/lists/list-items.ts';
import * as text from '#site/lists/texts.ts';
import { DeliveryNote } from './DeliveryNote.tsx';
import { MinimumNote } from './MinimumNote.tsx';

/** The estimate, with names of unpriced items and notes. @param terms the owner's; fetched if undefined */
export function EstimateLine({ list, terms }: { list: Wishlist; terms?: ListTerms }) {
  const { unpriced } = estimate(list);
  const total = totalOf(list) || NO_PRICE;
  return (
    <div className="border-t border-ivory-300 pt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4" data-keep-clear>
        <span className="font-semibold">{text.estimate}</span>
        <span className="font-display text-xl">{total}</span>
      </p>
      {unpriced.length > 0 && (
        <p className="mt-1 text-sm text-night-600">{text.pricedLater(unpriced)}</p>
      )}
      <MinimumNote list={list} terms={terms} />
      <DeliveryNote className="mt-1" terms={terms} />
    </div>
  );
}
