import { createHash } from 'node:crypto';

/** Digits and letters that are not mistaken for one another, read aloud or written by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 5;

/**
 * A reference number such as `WD-7K3Q9`: 24 million of them. It follows from the request, so that
 * spool, database and mail name the same request alike without asking one another.
 * @param attempt from 0; the next one when another request has this reference
 */
export function referenceFor(idempotencyKey: string, bodyHash: string, attempt: number): string {
  const digest = createHash('sha256').update(`${idempotencyKey}\n${bodyHash}\n${attempt}`).digest();
  // 48 bits over 25 million: no letter is noticeably more frequent.
  let number = digest.readUIntBE(0, 6);
  let letters = '';
  for (let index = 0; index < LENGTH; index += 1) {
    letters += ALPHABET.charAt(number % ALPHABET.length);
    number = Math.floor(number / ALPHABET.length);
  }
  return `WD-${letters}`;
}
