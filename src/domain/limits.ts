/**
 * Every limit that a form, a contract and the database share, once each.
 * Sources: spec §5 and §9 where named; otherwise chosen so that no honest visitor meets them.
 */

/** Items on one page of a category (spec §9). */
export const PAGE_SIZE = 12;
/** Most pictures of one item: its gallery has a style rule for each. */
export const MAX_PICTURES = 12;
/** Cards under "You Might Also Like" (spec §2, §9). */
export const RELATED_ITEMS = 4;
/** Least quantity of a wishlist line (spec §5). */
export const MIN_QUANTITY = 1;
/** Most pieces of one item in one request; the largest event in the region needs fewer chairs. */
export const MAX_QUANTITY = 9_999;
/** Most different lines in one wishlist. */
export const MAX_WISHLIST_LINES = 100;
/** Most services named in one inquiry. */
export const MAX_SERVICES = 20;

/** Longest text of each field, in UTF-16 code units, as inputs count them. */
export const MAX_LENGTH = {
  name: 200,
  phone: 50,
  /** RFC 5321 §4.5.3.1.3, less the angle brackets. */
  email: 254,
  eventDate: 40,
  eventLocation: 300,
  guestCount: 100,
  referralSource: 300,
  service: 200,
  message: 5_000,
  itemId: 100,
  itemName: 300,
  price: 50,
  slug: 100,
  title: 200,
  url: 2_000,
  text: 10_000,
} as const;

/** Most room a quote message may need: the details and one entry for each wishlist line. */
export const MAX_QUOTE_MESSAGE =
  MAX_LENGTH.message +
  '\nWishlist Items:\n'.length +
  MAX_WISHLIST_LINES * (MAX_LENGTH.itemName + ` (Qty: ${MAX_QUANTITY}), `.length);

/**
 * Largest body of a public request, in bytes. Above it the answer is 413. The longest quote request
 * that is allowed fits, also in a script of three bytes a character.
 */
export const MAX_REQUEST_BYTES = 256 * 1024;
