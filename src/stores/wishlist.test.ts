import { expect, test } from 'vitest';
import { addToWishlist, clearWishlist, wishlist } from './wishlist.ts';

// These tests run in Node without a window, like pre-rendering.
test('reading the wishlist without a visitor is an internal error @wishlist.provider', () => {
  expect(() => wishlist()).toThrow('useWishlist must be used within a WishlistProvider');
});

test('changing it too', () => {
  const line = { id: 'chair', option: '', name: 'Chair', price: '$8.50', image: '' };
  expect(() => addToWishlist(line)).toThrow('must be used within a WishlistProvider');
  expect(() => clearWishlist(true)).toThrow('must be used within a WishlistProvider');
});
