import { MAX_WISHLIST_LINES } from './limits.ts';
import { findLine, type Wishlist, type WishlistLine } from './wishlist.ts';

/**
 * Undoes one change of the wishlist and keeps later ones, also of other tabs: removed lines return,
 * added ones go, a changed quantity is reset unless it changed again. A removed line that was added
 * again gets the larger quantity.
 * @param after the list right after the change
 * @returns the list in its former order, later additions at the end. If it is full, only as many
 * lines return as fit.
 */
export function undoChange(before: Wishlist, after: Wishlist, now: Wishlist): Wishlist {
  const kept = before.flatMap((earlier) => {
    const changed = findLine(after, earlier);
    const present = findLine(now, earlier);
    if (!changed) return [restored(earlier, present)];
    // Removed separately since.
    if (!present) return [];
    const untouched = present.quantity === changed.quantity;
    return [untouched ? { ...present, quantity: earlier.quantity } : present];
  });
  const since = now.filter((line) => {
    if (findLine(before, line)) return false;
    return findLine(after, line)?.quantity !== line.quantity;
  });
  return fitting([...kept, ...since], now);
}

/** Merges a removed line with the same line if it was added again. */
function restored(earlier: WishlistLine, present: WishlistLine | undefined): WishlistLine {
  if (!present) return earlier;
  return { ...present, quantity: Math.max(earlier.quantity, present.quantity) };
}

/** Lines in the current list keep their place; returning ones fill the rest. */
function fitting(list: Wishlist, now: Wishlist): Wishlist {
  let room = MAX_WISHLIST_LINES - list.filter((line) => findLine(now, line)).length;
  return list.filter((line) => {
    if (findLine(now, line)) return true;
    room -= 1;
    return room >= 0;
  });
}
