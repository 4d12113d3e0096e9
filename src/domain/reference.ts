/** Without characters that are easily confused when read aloud or written by hand. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Such as `WD-7K3Q9`. */
export const REFERENCE = /^WD-[2-9A-HJKMNP-TV-Z]{5}$/;
