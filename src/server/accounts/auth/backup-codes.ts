import { randomInt } from 'node:crypto';

/** Letters and digits, without those that look alike on paper: l, I and 1, O, o and 0. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODES = 10;
const HALF = 5;

/** @returns backup codes such as `aBcDe-FgHjK`, about 58 bits each */
export function backupCodes(): string[] {
  return Array.from({ length: CODES }, () => `${letters()}-${letters()}`);
}

function letters(): string {
  return Array.from({ length: HALF }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
