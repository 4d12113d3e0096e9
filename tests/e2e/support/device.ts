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

/** Scripts that take both storages away, as browsers do, or their room. */
export const WITHOUT_STORAGE = {
  null: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { value: null });
  },
  missing: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { value: undefined });
  },
  forbidden: () => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { get });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    };
  },
} as const;
