import { addMissing, findLine, type Wishlist } from '#domain/wishlist.ts';
import { planAdded, TOASTS } from '#site/texts/toasts.ts';
import { noteReckoning, type Reckoning } from './list-guests.ts';
import { notify } from './toasts.ts';
import { $wishlist, undoOf, wishlist } from './wishlist.ts';

/**
 * Adds lines with undo (@rooms.add); a line that is on the list already gets the larger quantity.
 * @param source where the quantities come from, remembered with them (@lists.guests)
 */
export function addLines(lines: Wishlist, source: Omit<Reckoning, 'lines'>): void {
  const before = wishlist();
  const { list, leftOut } = addMissing(before, lines);
  const added = list.length - before.length;
  const changed = before.filter((line) => findLine(list, line)?.quantity !== line.quantity).length;
  // A larger quantity stays, and with it for how many guests it is.
  const forgetReckoning = noteReckoning({ ...source, lines }, list);
  if (added + changed === 0) {
    notify(leftOut.length > 0 ? TOASTS.wishlistFull : TOASTS.listAlreadyThere);
    return;
  }
  const action = undoOf(before, list, forgetReckoning);
  $wishlist.set(list);
  const names = leftOut.map(({ name }) => name);
  notify({ ...planAdded({ added, changed, removed: 0 }, names), action });
}
