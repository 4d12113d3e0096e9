/** Uploaded images in Netlify's blob store, keyed by content hash: immutable and deduplicated. */
import type { Store } from '@netlify/blobs';
import { withStore } from '../base/blob-store.ts';

const STORE = 'media';
/** Less than the ten seconds that a function may have. */
const UPLOAD_MS = 7_000;
const READ_MS = 7_000;
/** Saves are blocked meanwhile. */
const REMOVAL_MS = 2_000;

/**
 * Stores the image and reads it back, because its address will be saved.
 * @param hash identifies the image
 * @throws when the store fails, or does not have what it took
 */
export async function storeImage(hash: string, bytes: Buffer<ArrayBuffer>): Promise<void> {
  await withStore(STORE, UPLOAD_MS, async (store) => {
    const holdsIt = async () => {
      const kept = await read(store, hash);
      return kept !== null && bytes.equals(new Uint8Array(kept));
    };
    await store.set(hash, new Blob([bytes]), { onlyIfNew: true });
    if (await holdsIt()) return;
    // The stored image was truncated.
    await store.set(hash, new Blob([bytes]));
    if (!(await holdsIt())) throw new Error('The store does not have the image that it took');
  });
}

/**
 * Reads from the nearest edge first; an image not replicated yet, in the minute after its upload,
 * is read with strong consistency.
 * @returns the image, or undefined
 * @throws when the store fails
 */
export async function findImage(hash: string): Promise<ArrayBuffer | undefined> {
  const near = { ms: READ_MS, consistency: 'eventual' } as const;
  const found = await withStore(STORE, near, (store) => read(store, hash));
  return found ?? (await withStore(STORE, READ_MS, (store) => read(store, hash))) ?? undefined;
}

function read(store: Store, hash: string): Promise<ArrayBuffer | null> {
  // The store's types omit that the blob may be missing.
  return store.get(hash, { type: 'arrayBuffer' });
}

/**
 * Removes the image. Idempotent.
 * @throws when the store fails; its client then makes no further attempt in the background
 */
export async function removeImage(hash: string): Promise<void> {
  await withStore(STORE, REMOVAL_MS, (store) => store.delete(hash));
}
