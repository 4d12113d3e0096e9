/**
 * The spool in Netlify's blob store: one blob a request, named by the hash of its key.
 */
import { createHash } from 'node:crypto';
import type { Store } from '@netlify/blobs';
import { withStore } from '../blob-store.ts';
import type { Inquiry } from './inquiry.ts';
import { inquirySchema, type Spool } from './spool.ts';

const STORE = 'inquiry-spool';
const WAITING = 'waiting/';
const SET_ASIDE = 'set-aside/';
const ENTRY = /\/[\da-f]{64}$/;
const KEEP_TRIES = 3;

/**
 * @param timeoutMs longest time for one operation; the store's client tries again for half a
 *   minute otherwise, and a request that was mailed meanwhile would then be kept twice
 */
export function blobSpool(timeoutMs: number): Spool {
  const open = <T>(operation: (store: Store) => Promise<T>) =>
    withStore(STORE, timeoutMs, operation);

  const read = async (name: string): Promise<Inquiry | undefined> => {
    const kept = await open((store) => store.get(name, { type: 'text' }));
    // The types of the store leave out that there may be no such blob.
    return (kept as string | null) === null ? undefined : inquirySchema.parse(JSON.parse(kept));
  };

  const list = async (prefix: string): Promise<string[]> => {
    const { blobs } = await open((store) => store.list({ prefix }));
    // Where a disk was full, the store also shows what it could not write whole.
    return blobs.map(({ key }) => key).filter((key) => ENTRY.test(key));
  };

  return {
    read,
    find: (idempotencyKey) => read(nameOf(idempotencyKey)),
    async keep(inquiry) {
      const name = nameOf(inquiry.idempotencyKey);
      for (let attempt = 1; attempt <= KEEP_TRIES; attempt += 1) {
        const { modified } = await open((store) =>
          store.set(name, JSON.stringify(inquiry), { onlyIfNew: true }),
        );
        if (modified) return inquiry;
        const present = await read(name);
        if (present) return present;
        // Drained in between; what it asked for is not known any more.
      }
      throw new Error('The spool is emptied faster than it is read');
    },
    list: () => list(WAITING),
    listSetAside: () => list(SET_ASIDE),
    remove: (name) => open((store) => store.delete(name)),
    async setAside(name) {
      const kept = await open((store) => store.get(name, { type: 'text' }));
      await open((store) => store.set(name.replace(WAITING, SET_ASIDE), kept));
      await open((store) => store.delete(name));
    },
  };
}

function nameOf(idempotencyKey: string): string {
  return WAITING + createHash('sha256').update(idempotencyKey).digest('hex');
}
