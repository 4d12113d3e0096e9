/**
 * Uploaded pictures in Netlify's blob store, by the hash of their content: what is there never
 * changes, and sending a picture twice keeps it once.
 */
import { getStore } from '@netlify/blobs';
import { withStore } from '../blob-store.ts';

const STORE = 'media';
/** Nobody can save meanwhile. */
const REMOVAL_MS = 2_000;

/** @param hash names the picture */
export async function keepPicture(hash: string, bytes: Buffer<ArrayBuffer>): Promise<void> {
  await open().set(hash, new Blob([bytes]), { onlyIfNew: true });
}

/** @returns the picture, or undefined */
export async function findPicture(hash: string): Promise<ArrayBuffer | undefined> {
  // The types of the store leave out that there may be no such blob.
  const found = (await open().get(hash, { type: 'arrayBuffer' })) as ArrayBuffer | null;
  return found ?? undefined;
}

/**
 * Removes the picture; none is no error.
 * @throws when the store does not answer in time; no further try reaches it then
 */
export async function removePicture(hash: string): Promise<void> {
  await withStore(STORE, REMOVAL_MS, (store) => store.delete(hash));
}

/** Strong: a picture is asked for the moment after it was sent. */
function open() {
  return getStore({ name: STORE, consistency: 'strong' });
}
