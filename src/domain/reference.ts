/** The reference of a request, such as `WD-7K3Q9`. */

/** Without characters that are easily confused when read aloud or written by hand. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Format of a reference. */
export const REFERENCE = /^WD-[2-9A-HJKMNP-TV-Z]{5}$/;
