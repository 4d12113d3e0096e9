import { findLine, removeLine, type WishlistLine } from '#domain/wishlist.ts';
import { $wishlist, addToWishlist, wishlist } from './wishlist.ts';

/**
 * Adds a line. A line with an option replaces the item's line without one: the choice was made.
 * @param quantity pieces to add
 */
export function addChosen(line: Omit<WishlistLine, 'quantity'>, quantity: number): void {
  const open = { id: line.id, option: '' };
  const list = wishlist();
  if (line.option !== '' && findLine(list, open)) $wishlist.set(removeLine(list, open));
  addToWishlist(line, quantity);
}
