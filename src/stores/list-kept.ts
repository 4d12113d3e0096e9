import { WISHLIST_KEY } from '#domain/wishlist-storage.ts';
import { storage } from './storage.ts';

/** @returns whether the device has the list as this page knows it, for other pages and the next visit */
export function isListKept(): boolean {
  try {
    return globalThis.localStorage.getItem(WISHLIST_KEY) === (storage[WISHLIST_KEY] ?? null);
  } catch {
    // The storage is null, missing or forbidden.
    return false;
  }
}
