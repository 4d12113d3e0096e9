import { randomInt } from 'node:crypto';

/** Digits and letters that are not mistaken for one another, read aloud or written by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 5;

/** @returns a new reference number such as `WD-7K3Q9`: 24 million of them */
export function newReference(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `WD-${letters.join('')}`;
}
