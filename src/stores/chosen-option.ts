import { findLine, removeLine, type WishlistLine } from '#domain/wishlist.ts';
import { $wishlist, addToWishlist, wishlist } from './wishlist.ts';

/**
 * Adds a line. With an option it takes the place of the item's line that still had one to be chosen:
 * this is the choice.
 * @param quantity pieces to add
 */
export function addChosen(line: Omit<WishlistLine, 'quantity'>, quantity: number): void {
  const open = { id: line.id, option: '' };
  const list = wishlist();
  if (line.option !== '' && findLine(list, open)) $wishlist.set(removeLine(list, open));
  addToWishlist(line, quantity);
}
