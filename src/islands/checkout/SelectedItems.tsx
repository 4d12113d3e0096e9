import { useId, useRef, useState, type MouseEvent } from 'react';
import type { Wishlist } from '#domain/wishlist.ts';
import { Icon } from '#ui/Icon.tsx';
import { actAndFocus } from '../wishlist/focus-after.ts';
import { WishlistLines } from '../wishlist/WishlistLines.tsx';
import { listTotal } from './list-total.ts';

/** Lines that show before all are asked for, where the list stands beside the form. */
const FIRST_LINES = 3;

/**
 * The Selected Items panel (@checkout.items). Number and total come first and stay in view; a long list is
 * folded, and unfolded it is part of the page: nothing scrolls within the panel. Above the form, on a
 * narrow screen, all of it is folded.
 */
export function SelectedItems({ list }: { list: Wishlist }) {
  const [unfolded, setUnfolded] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const { total, unpriced } = listTotal(list);
  const isLong = list.length > FIRST_LINES;
  const folded = unfolded ? '' : 'max-lg:hidden';
  const fold = () => {
    setUnfolded(false);
    panel.current?.scrollIntoView({ block: 'start' });
  };
  /** The button ends up below all lines: the first of those that were asked for gets the focus. */
  const unfold = ({ currentTarget, detail }: MouseEvent) => {
    const rows = () => [...(panel.current?.querySelectorAll('li') ?? [])];
    const shown = rows().filter((row) => row.checkVisibility()).length;
    const next = () => rows()[shown]?.querySelector('button') ?? undefined;
    actAndFocus(currentTarget, () => setUnfolded(true), next, detail > 0);
  };

  return (
    <section
      ref={panel}
      aria-labelledby="selected-items"
      className={`scroll-mt-24 rounded-lg bg-ivory-100 p-5 sm:p-6 ${unfolded ? '' : 'lg:sticky lg:top-24'}`}
    >
      <div className="bg-ivory-100 pb-3 lg:sticky lg:top-18 lg:z-10">
        <h2 id="selected-items" className="text-xl">
          Selected Items
        </h2>
        <p className="mt-1 text-sm text-night-600">
          {`You have ${list.length} item(s) in your wishlist`}
        </p>
        <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ivory-300 pt-3">
          <span className="font-semibold">Estimate</span>
          <span className="font-display text-xl">{total}</span>
        </p>
      </div>
      {/* What gets the focus comes to lie below the number and the total. */}
      <div id={`${id}-list`} className={`lg:[&_:is(button,input)]:scroll-mt-40 ${folded}`}>
        <WishlistLines list={unfolded ? list : list.slice(0, FIRST_LINES)} />
      </div>
      <button
        type="button"
        aria-expanded={unfolded}
        aria-controls={`${id}-list`}
        className={`flex min-h-11 w-full items-center justify-center gap-2 rounded-full border border-ivory-500 px-4 text-sm font-semibold hover:bg-ivory-200 ${isLong ? '' : 'lg:hidden'}`}
        onClick={unfolded ? fold : unfold}
      >
        {unfolded ? 'Show fewer' : foldLabel(list.length)}
        <Icon name={unfolded ? 'chevron-up' : 'chevron-down'} className="size-4" />
      </button>
      <div className={`mt-3 space-y-1 text-night-600 ${folded}`}>
        {unpriced.length > 0 && (
          <p className="text-sm">{`Priced in your quote: ${unpriced.join(', ')}`}</p>
        )}
        <p className="text-xs">
          Delivery and setup depend on the venue and are part of your quote.
        </p>
      </div>
    </section>
  );
}

function foldLabel(count: number): string {
  return count === 1 ? 'Show the item' : `Show all ${count} items`;
}
