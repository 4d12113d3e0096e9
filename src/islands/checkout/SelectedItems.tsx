import type { Wishlist } from '#domain/wishlist.ts';
import { EstimateLine } from '../wishlist/EstimateLine.tsx';
import { WishlistLines } from '../wishlist/WishlistLines.tsx';

/** The Selected Items panel (spec §2). */
export function SelectedItems({ list }: { list: Wishlist }) {
  return (
    <section
      aria-labelledby="selected-items"
      className="rounded-lg bg-ivory-100 p-5 sm:p-6 lg:sticky lg:top-26 lg:max-h-[calc(100vh-8rem)] lg:overflow-y-auto"
    >
      <h2 id="selected-items" className="text-xl">
        Selected Items
      </h2>
      <p className="mt-1 mb-3 text-sm text-night-600">
        {`You have ${list.length} item(s) in your wishlist`}
      </p>
      <WishlistLines list={list} />
      <EstimateLine list={list} />
    </section>
  );
}
