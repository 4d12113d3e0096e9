/** Where and in which form the wishlist lies in the device's storage. */
export const WISHLIST_KEY = 'woodward:wishlist';
export const WISHLIST_VERSION = 1;
