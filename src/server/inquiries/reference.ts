import { createHash } from 'node:crypto';
import { REFERENCE_ALPHABET } from '#domain/reference.ts';

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
    letters += REFERENCE_ALPHABET.charAt(number % REFERENCE_ALPHABET.length);
    number = Math.floor(number / REFERENCE_ALPHABET.length);
  }
  return `WD-${letters}`;
}
