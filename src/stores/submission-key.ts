/**
 * Idempotency keys, derived from device, form and content: pressing twice, reloading or sending from two tabs
 * gives the same key, so that the server stores one inquiry; changed content gives a new one.
 * A form's seed is renewed a day after a success. Until then, the same content is the same request.
 */
import { storage } from './storage.ts';

/** Equal content within this time after a success counts as a retry. */
export const SAME_REQUEST_MS = 24 * 60 * 60 * 1000;

const seedName = (form: string) => `woodward:form:${form}`;
const sentName = (form: string) => `woodward:sent:${form}`;

/**
 * Call it before sending: keys are renewed only after a success, so that a request whose response was lost
 * can be retried at any time.
 * @returns a key for the header `Idempotency-Key`
 */
export function submissionKey(form: string, body: unknown): string {
  const seed = formSeed(form);
  delete storage[sentName(form)];
  return `${seed}-${contentMark(body)}`;
}

/**
 * Call it when the form is shown: two tabs that made the seed only on sending, at the same time, would make different
 * ones.
 * @returns the seed of this device and form, created if missing
 */
export function formSeed(form: string): string {
  const sent = Number(storage[sentName(form)] ?? Number.NaN);
  if (Date.now() - sent >= SAME_REQUEST_MS) renewKeys(form);
  storage[seedName(form)] ??= Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return storage[seedName(form)] ?? '';
}

/** Records a success, so that keys are renewed a day later. */
export function keySucceeded(form: string): void {
  storage[sentName(form)] = String(Date.now());
}

/** Forgets the form's seed, so that all content gets new keys. */
export function renewKeys(form: string): void {
  delete storage[seedName(form)];
  delete storage[sentName(form)];
}

/**
 * @returns a hash of 106 bits (cyrb53 by bryc, public domain, twice), because `crypto.subtle` needs https; not for
 *   secrets
 */
export function contentMark(body: unknown): string {
  const text = JSON.stringify(body);
  return cyrb53(text, 1) + cyrb53(text, 2);
}

function cyrb53(text: string, seed: number): string {
  let a = 0xdeadbeef ^ seed;
  let b = 0x41c6ce57 ^ seed;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
