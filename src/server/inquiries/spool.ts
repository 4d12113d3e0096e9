/**
 * Where requests wait while the database cannot take them: Netlify's blob store, one blob a request,
 * named by the hash of its key.
 */
import { createHash } from 'node:crypto';
import type { Store } from '@netlify/blobs';
import { withStore } from '../blob-store.ts';
import { inquirySchema, type Inquiry } from './inquiry.ts';

const STORE = 'inquiry-spool';
const WAITING = 'waiting/';
const SET_ASIDE = 'set-aside/';
const ENTRY = /\/[\da-f]{64}$/;
/** With the database's time less than the ten seconds that a function may have. */
const TIMEOUT_MS = 2_000;

export type Spool = ReturnType<typeof blobSpool>;

/**
 * Every operation throws when the store fails; what it was to change may be changed then, or not.
 * @param timeoutMs longest time for one operation
 */
export function blobSpool(timeoutMs = TIMEOUT_MS) {
  const open = <T>(operation: (store: Store) => Promise<T>) =>
    withStore(STORE, timeoutMs, operation);

  /** @returns undefined when it is gone; throws when it cannot be read */
  const read = async (name: string): Promise<Inquiry | undefined> => {
    const kept = await open((store) => store.get(name, { type: 'text' }));
    // The store's types omit that the blob may be missing.
    return (kept as string | null) === null ? undefined : inquirySchema.parse(JSON.parse(kept));
  };

  const list = async (prefix: string): Promise<string[]> => {
    const { blobs } = await open((store) => store.list({ prefix }));
    // Where a disk was full, the store also shows what it could not write whole.
    return blobs.map(({ key }) => key).filter((key) => ENTRY.test(key));
  };

  return {
    read,
    /**
     * Keeps a request, once per idempotency key.
     * @returns what waits under the key: this request, or the one that came first
     */
    async keep(inquiry: Inquiry): Promise<Inquiry> {
      const name = WAITING + createHash('sha256').update(inquiry.idempotencyKey).digest('hex');
      const { modified } = await open((store) =>
        store.set(name, JSON.stringify(inquiry), { onlyIfNew: true }),
      );
      const kept = modified ? inquiry : await read(name);
      // What it asked for is not known anymore: the database has it, and tells the next try.
      if (!kept) throw new Error('The request was drained meanwhile');
      return kept;
    },
    /** @returns what waits, as names for `read`, `remove` and `setAside` */
    list: () => list(WAITING),
    /** @returns what was set aside, as names for `read` and `remove` */
    listSetAside: () => list(SET_ASIDE),
    /** Removes what does not need to wait anymore. */
    remove: (name: string) => open((store) => store.delete(name)),
    /** Keeps what the database will never take, out of the way of the others. */
    async setAside(name: string): Promise<void> {
      const kept = await open((store) => store.get(name, { type: 'text' }));
      await open((store) => store.set(name.replace(WAITING, SET_ASIDE), kept));
      await open((store) => store.delete(name));
    },
  };
}
