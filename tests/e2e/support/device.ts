/**
 * What a device keeps of the wishlist, read and written as text.
 */
import { WISHLIST_KEY } from '#domain/wishlist-storage.ts';
import type { WishlistLine } from '#domain/wishlist.ts';
import { decodeWishlist } from '#stores/wishlist-codec.ts';
import type { Page } from '../../support/test.ts';

/** Lets a visitor come back with any text where the list is kept. */
export async function bringText(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      localStorage[key] ??= value;
    },
    [WISHLIST_KEY, text] as const,
  );
}

/** @returns the list that the device keeps */
export async function keptWishlist(page: Page): Promise<readonly WishlistLine[]> {
  return decodeWishlist(
    await page.evaluate((key) => localStorage.getItem(key) ?? '', WISHLIST_KEY),
  );
}
