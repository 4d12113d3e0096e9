/**
 * A wishlist in the fragment of an address: nothing is stored or sent; whoever has the link has
 * the list. What a fragment holds is read as carefully as the storage.
 */
import { addLine, type Wishlist } from '#domain/wishlist.ts';
import { decodeWishlist, encodeWishlist } from './wishlist-codec.ts';
import { $wishlist, wishlist } from './wishlist.ts';

const PREFIX = '#list=';

/** @returns the address of a list, absolute */
export function shareAddress(list: Wishlist, origin: string): string {
  const bytes = new TextEncoder().encode(encodeWishlist(list));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `${origin}/${PREFIX}${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/**
 * @param fragment the part of the address from `#` on
 * @returns the list, or null when it is no list; pictures of other sites are left out
 */
export function sharedList(fragment: string): Wishlist | null {
  if (!fragment.startsWith(PREFIX)) return null;
  try {
    const base64 = fragment.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const list = decodeWishlist(new TextDecoder().decode(bytes));
    if (list.length === 0) return null;
    return list.map((line) => ({ ...line, image: isOwn(line.image) ? line.image : '' }));
  } catch {
    // Cut off, mistyped or something else altogether: not a list.
    return null;
  }
}

/** Adds the lines of another list to the visitor's own, without a notice for each. */
export function takeOver(list: Wishlist): void {
  let merged = wishlist();
  for (const { quantity, ...line } of list) merged = addLine(merged, line, quantity).list;
  $wishlist.set(merged);
}

function isOwn(image: string): boolean {
  return image.startsWith('/') && !image.startsWith('//');
}
