/**
 * Idempotency keys. A key belongs to this device, this form and this content: pressing twice,
 * reloading, or pressing in two tabs gives the same key, so the server stores one inquiry; another
 * content gives another key, so a corrected request is never refused.
 *
 * After a success the mark of the form is renewed, but not at once: a day long, what was sent is
 * the same request, whoever presses again. Later it is a new one.
 */
import { storage } from './storage.ts';

/** So long after a success, what was sent is the same request when it is sent again. */
export const SAME_REQUEST_MS = 24 * 60 * 60 * 1000;

const seedName = (form: string) => `woodward:form:${form}`;
const sentName = (form: string) => `woodward:sent:${form}`;

/**
 * To be asked for when a request is about to be sent: until a success is noted, keys are not
 * renewed, so that one whose answer is lost can be repeated whenever the visitor comes back.
 * @param form name of the form
 * @param body what is sent, as JSON-able data
 * @returns a key for the header `Idempotency-Key`
 */
export function submissionKey(form: string, body: unknown): string {
  const seed = formSeed(form);
  delete storage[sentName(form)];
  return `${seed}-${contentMark(body)}`;
}

/**
 * A random mark of this device and form. Made when the form is first seen: two tabs that send in
 * the same instant would each make their own.
 */
export function formSeed(form: string): string {
  const sent = Number(storage[sentName(form)] ?? Number.NaN);
  if (Date.now() - sent >= SAME_REQUEST_MS) renewKeys(form);
  storage[seedName(form)] ??= Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return storage[seedName(form)] ?? '';
}

/** Notes that a request was stored, so that keys are renewed a day later. */
export function keySucceeded(form: string): void {
  storage[sentName(form)] = String(Date.now());
}

/** From now on every content of the form has another key. */
export function renewKeys(form: string): void {
  delete storage[seedName(form)];
  delete storage[sentName(form)];
}

/**
 * A 106-bit hash (cyrb53 by bryc, public domain, twice). The browser's own digest would be
 * asynchronous and is missing on plain http. Not for secrets; the server compares whole bodies.
 * @param body what is sent, as JSON-able data
 * @returns a mark that another content has not
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
