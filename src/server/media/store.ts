/** Uploaded images in Netlify's blob store, keyed by content hash: immutable and deduplicated. */
import { getStore, type Store } from '@netlify/blobs';
import { withStore } from '../blob-store.ts';

const STORE = 'media';
/** Saves are blocked meanwhile. */
const REMOVAL_MS = 2_000;

/** @param hash identifies the image */
export async function keepImage(hash: string, bytes: Buffer<ArrayBuffer>): Promise<void> {
  await open('strong').set(hash, new Blob([bytes]), { onlyIfNew: true });
}

/**
 * Reads from the nearest edge first; an image not replicated yet, in the minute after its upload,
 * is read with strong consistency.
 * @returns the image, or undefined
 */
export async function findImage(hash: string): Promise<ArrayBuffer | undefined> {
  return (await read(open('eventual'), hash)) ?? (await read(open('strong'), hash)) ?? undefined;
}

function read(store: Store, hash: string): Promise<ArrayBuffer | null> {
  // The store's types omit that the blob may be missing.
  return store.get(hash, { type: 'arrayBuffer' });
}

/**
 * Removes the image. Idempotent.
 * @throws on timeout of the store; no later try reaches it then
 */
export async function removeImage(hash: string): Promise<void> {
  await withStore(STORE, REMOVAL_MS, (store) => store.delete(hash));
}

function open(consistency: 'eventual' | 'strong'): Store {
  return getStore({ name: STORE, consistency });
}
