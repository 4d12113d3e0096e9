/**
 * Idempotency keys. A key belongs to this device, this form and this content: pressing twice,
 * reloading, or pressing in two tabs gives the same key, so the server stores one lead; another
 * content gives another key, so a corrected request is never refused.
 */
import { storage } from './storage.ts';

/**
 * @param form name of the form
 * @param body what is sent, as JSON-able data
 * @returns a key for the header `Idempotency-Key`
 */
export function submissionKey(form: string, body: unknown): string {
  return `${formSeed(form)}-${hash(JSON.stringify(body))}`;
}

/**
 * A random mark of this device and form. Made when the form is first seen: two tabs that send in
 * the same instant would each make their own.
 */
export function formSeed(form: string): string {
  const name = `woodward:form:${form}`;
  storage[name] ??= Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return storage[name];
}

/**
 * A 106-bit hash (cyrb53 by bryc, public domain, twice). The browser's own digest would be
 * asynchronous and is missing on plain http. Not for secrets; the server compares whole bodies.
 */
function hash(text: string): string {
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
