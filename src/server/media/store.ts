/**
 * Uploaded images in Netlify's blob store, by the hash of their content: what is there never
 * changes, and sending an image twice keeps it once.
 */
import { getStore, type Store } from '@netlify/blobs';
import { withStore } from '../blob-store.ts';

const STORE = 'media';
/** Nobody can save meanwhile. */
const REMOVAL_MS = 2_000;

/** @param hash names the image */
export async function keepImage(hash: string, bytes: Buffer<ArrayBuffer>): Promise<void> {
  await open('strong').set(hash, new Blob([bytes]), { onlyIfNew: true });
}

/**
 * Reads near the visitor first. Only one that has not arrived there yet, in the minute after it was
 * sent, is asked for where it is kept.
 * @returns the image, or undefined
 */
export async function findImage(hash: string): Promise<ArrayBuffer | undefined> {
  return (await read(open('eventual'), hash)) ?? (await read(open('strong'), hash)) ?? undefined;
}

function read(store: Store, hash: string): Promise<ArrayBuffer | null> {
  // The types of the store leave out that there may be no such blob.
  return store.get(hash, { type: 'arrayBuffer' });
}

/**
 * Removes the image; none is no error.
 * @throws when the store does not answer in time; no further try reaches it then
 */
export async function removeImage(hash: string): Promise<void> {
  await withStore(STORE, REMOVAL_MS, (store) => store.delete(hash));
}

function open(consistency: 'eventual' | 'strong'): Store {
  return getStore({ name: STORE, consistency });
}
