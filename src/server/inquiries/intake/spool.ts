/**
 * Stores requests while the database is unavailable: one blob per request in Netlify's blob store,
 * named by the hash of its key.
 */
import { createHash } from 'node:crypto';
import type { Store } from '@netlify/blobs';
import { withStore } from '../../base/blob-store.ts';
import { inquirySchema, type Inquiry } from './inquiry.ts';

const STORE = 'inquiry-spool';
const WAITING = 'waiting/';
const SET_ASIDE = 'set-aside/';
const ENTRY = /\/[\da-f]{64}$/;
/** Together with the database's time, less than a function's ten seconds. */
const TIMEOUT_MS = 2_000;

export type Spool = ReturnType<typeof blobSpool>;

/**
 * Every operation throws when the store fails; a write may have happened nevertheless. Successful
 * writes were read back.
 * @param timeoutMs limit for one operation
 */
export function blobSpool(timeoutMs = TIMEOUT_MS) {
  const open = <T>(operation: (store: Store) => Promise<T>) =>
    withStore(STORE, timeoutMs, operation);

  const list = async (prefix: string): Promise<string[]> => {
    const { blobs } = await open((store) => store.list({ prefix }));
    // If the disk was full, the store also lists the files that it could not complete.
    return blobs.map(({ key }) => key).filter((key) => ENTRY.test(key));
  };

  return {
    /** @returns undefined when it no longer exists; throws when it cannot be read */
    read: (name: string) => open((store) => read(store, name)),
    /**
     * Stores a request, once per idempotency key.
     * @returns the stored request: this one, or the first with its key
     */
    async keep(inquiry: Inquiry): Promise<Inquiry> {
      const name = WAITING + createHash('sha256').update(inquiry.idempotencyKey).digest('hex');
      const kept = await open(async (store) => {
        await store.set(name, JSON.stringify(inquiry), { onlyIfNew: true });
        return read(store, name);
      });
      // Lost, or drained meanwhile: then the database has it, and tells the next try so.
      if (!kept) throw new Error('The request is not in the spool');
      return kept;
    },
    /** @returns names of waiting requests, for `read`, `remove` and `setAside` */
    list: () => list(WAITING),
    /** @returns names of dead letters, for `read` and `remove` */
    listSetAside: () => list(SET_ASIDE),
    remove: (name: string) => open((store) => store.delete(name)),
    /** Moves a request that the database will never accept out of the way. */
    async setAside(name: string): Promise<void> {
      await open(async (store) => {
        const kept = await readText(store, name);
        if (kept === undefined) return;
        const aside = name.replace(WAITING, SET_ASIDE);
        await store.set(aside, kept);
        if ((await readText(store, aside)) !== kept) {
          throw new Error('The request was not set aside');
        }
        await store.delete(name);
      });
    },
  };
}

async function read(store: Store, name: string): Promise<Inquiry | undefined> {
  const kept = await readText(store, name);
  return kept === undefined ? undefined : inquirySchema.parse(JSON.parse(kept));
}

async function readText(store: Store, name: string): Promise<string | undefined> {
  // The store's types omit that the blob may be missing.
  const kept = (await store.get(name, { type: 'text' })) as string | null;
  return kept ?? undefined;
}
