export const WISHLIST_KEY = 'woodward:wishlist';
export const WISHLIST_VERSION = 1;
