/** Undo for the wishlist, also after later changes: in another tab, or before Undo was pressed. */
import { MAX_WISHLIST_LINES } from './limits.ts';
import { findLine, type Wishlist, type WishlistLine } from './wishlist.ts';

/**
 * Undoes one change and keeps later ones: removed lines return, added ones go, a changed quantity
 * is reset; a line changed again since stays as it is. A removed line that was added again gets the
 * larger quantity.
 * @param after the list right after the change
 * @returns the list in its earlier order, later additions at the end; equal to `before` when there
 *   were none. When the list is full, only as many lines return as fit.
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

/** A removed line, merged with the same line if added again since. */
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
