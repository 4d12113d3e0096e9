/**
 * The wishlist as the device keeps it, for tests that begin or end with one.
 */
import { WISHLIST_KEY } from '#domain/wishlist-storage.ts';
import type { WishlistLine } from '#domain/wishlist.ts';
import { decodeWishlist, encodeWishlist } from '#stores/wishlist-codec.ts';
import type { Page } from '../../support/test.ts';

/** @returns a line that is valid as it is */
export function wishlistLine(fields: Partial<WishlistLine> = {}): WishlistLine {
  return {
    id: 'chair',
    option: '',
    name: 'Gold Chair',
    price: '$8.50',
    image: '/media/catalog/gold-chiavari-chair-1.jpg',
    quantity: 1,
    ...fields,
  };
}

/** Puts a list on the device, before the page under test is opened. */
export async function storeWishlist(page: Page, ...lines: WishlistLine[]): Promise<void> {
  await storeText(page, encodeWishlist(lines));
}

/** Puts any text where the list is kept. */
export async function storeText(page: Page, text: string): Promise<void> {
  // An empty page of the site, so that nothing else of it runs.
  await page.route('/empty', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/empty');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    WISHLIST_KEY,
    text,
  ] as const);
}

/** @returns what the device keeps */
export async function storedWishlist(page: Page): Promise<readonly WishlistLine[]> {
  return decodeWishlist(
    await page.evaluate((key) => localStorage.getItem(key) ?? '', WISHLIST_KEY),
  );
}
