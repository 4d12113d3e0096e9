/**
 * The reference number of a request, such as `WD-7K3Q9`: short and speakable.
 */

/** Digits and letters that are not mistaken for one another, read aloud or written by hand. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Form of a reference. */
export const REFERENCE = /^WD-[2-9A-HJKMNP-TV-Z]{5}$/;
