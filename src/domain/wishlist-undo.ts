/**
 * Taking back a change of the wishlist, also when the list went on changing since: in another tab, or
 * because somebody pressed on before they pressed Undo.
 */
import { MAX_WISHLIST_LINES } from './limits.ts';
import { findLine, type Wishlist, type WishlistLine } from './wishlist.ts';

/**
 * Takes one change back and keeps what came since: what the change removed is there again, what it
 * added goes, a quantity that it set becomes the earlier one; but a line that was touched since stays
 * as it was left. A line that was removed and came back meanwhile takes the larger quantity.
 * @param before the list before the change
 * @param after the list right after it
 * @param now the list at present
 * @returns the list, in its earlier order, what came since at its end. Equal to `before` when nothing
 *   came since. A list that filled up meanwhile takes back as many lines as it has room for.
 */
export function undoChange(before: Wishlist, after: Wishlist, now: Wishlist): Wishlist {
  const kept = before.flatMap((earlier) => {
    const changed = findLine(after, earlier);
    const present = findLine(now, earlier);
    if (!changed) return [restored(earlier, present)];
    // Removed since, by a press of its own.
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

/** A line that was removed, with what came back of it meanwhile. */
function restored(earlier: WishlistLine, present: WishlistLine | undefined): WishlistLine {
  if (!present) return earlier;
  return { ...present, quantity: Math.max(earlier.quantity, present.quantity) };
}

/** What is in the list now has its place; what comes back takes what is left. */
function fitting(list: Wishlist, now: Wishlist): Wishlist {
  let room = MAX_WISHLIST_LINES - list.filter((line) => findLine(now, line)).length;
  return list.filter((line) => {
    if (findLine(now, line)) return true;
    room -= 1;
    return room >= 0;
  });
}
