/**
 * The request that this device sent last with a list: whoever sends another list soon is asked
 * whether it replaces that one.
 */
import { REFERENCE } from '#domain/reference.ts';
import type { Wishlist } from '#domain/wishlist.ts';
import { storage } from './storage.ts';

const NAME = 'woodward:earlier-request';
/** Later it is a matter of its own. */
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;

type Item = Pick<Wishlist[number], 'id' | 'name' | 'quantity'>;

interface EarlierRequest {
  reference: string;
  /** Milliseconds of the epoch. */
  sentAt: number;
  /** The list, whatever its order. */
  list: string;
  /** What was said about the event besides; empty for nothing. */
  details: string;
}

/**
 * Keeps a request that was sent with these items; one without items is none that a list replaces.
 * @param details what was said about the event besides
 */
export function rememberRequest(
  reference: string,
  items: readonly Item[],
  now: number,
  details = '',
): void {
  if (items.length === 0 || !REFERENCE.test(reference)) return;
  const request: EarlierRequest = { reference, sentAt: now, list: textOf(items), details };
  storage[NAME] = JSON.stringify(request);
}

/**
 * @param list what is about to be sent
 * @returns reference of the request that it may replace; null where none was sent of late, or the
 *   same list
 */
export function replaceableRequest(list: readonly Item[], now: number): string | null {
  const earlier = list.length === 0 ? null : read();
  if (!earlier || earlier.list === textOf(list)) return null;
  const age = now - earlier.sentAt;
  return age >= 0 && age < MAX_AGE_MS ? earlier.reference : null;
}

/** @returns what was said in the request that may be replaced; empty for nothing */
export function earlierDetails(): string {
  return read()?.details ?? '';
}

export function forgetRequest(): void {
  delete storage[NAME];
}

function textOf(items: readonly Item[]): string {
  return items
    .map(({ id, name, quantity }) => JSON.stringify([id, name, quantity]))
    .toSorted()
    .join();
}

function read(): EarlierRequest | null {
  try {
    const stored = JSON.parse(storage[NAME] ?? 'null') as Partial<EarlierRequest> | null;
    const { reference, sentAt, list, details } = stored ?? {};
    if (typeof reference !== 'string' || !REFERENCE.test(reference)) return null;
    return typeof sentAt === 'number' && typeof list === 'string'
      ? { reference, sentAt, list, details: typeof details === 'string' ? details : '' }
      : null;
  } catch {
    return null;
  }
}
