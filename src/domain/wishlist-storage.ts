/** Key and format of the wishlist in the device's storage. */
export const WISHLIST_KEY = 'woodward:wishlist';
export const WISHLIST_VERSION = 1;
