/**
 * Uploaded pictures in Netlify's blob store, by the hash of their content: what is there never
 * changes, and sending a picture twice keeps it once.
 */
import { getStore } from '@netlify/blobs';

const STORE = 'media';

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

/** Strong: a picture is asked for the moment after it was sent. */
function open() {
  return getStore({ name: STORE, consistency: 'strong' });
}
