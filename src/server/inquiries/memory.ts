/**
 * What one process knows by itself. It is lost with the process, so it is asked only where nothing
 * else can be: whether to mail a request that may have been acknowledged before.
 */
import type { Inquiry } from './inquiry.ts';

/** What a request was told, and what it asked for. */
export type Acknowledged = Pick<Inquiry, 'bodyHash' | 'reference'>;

export interface Memory {
  /** Requests that are known to be kept, by idempotency key. */
  acknowledged: Map<string, Acknowledged>;
  /** Mails of requests, sent or under way, by idempotency key. */
  mailed: Map<string, Promise<Acknowledged>>;
}

const MAX_ENTRIES = 1_000;

export function createMemory(): Memory {
  return { acknowledged: new Map(), mailed: new Map() };
}

/** Keeps an entry, and forgets the oldest of too many. */
export function remember<Entry>(entries: Map<string, Entry>, key: string, entry: Entry): void {
  entries.set(key, entry);
  const [oldest] = entries.keys();
  if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
}
