/** Netlify's blob store on disk, for `getStore()` inside functions. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { listen, type Listener } from './http/listen.ts';
import { webListener } from './http/web-listener.ts';

/** Part of every path on disk: changing it hides stored blobs. */
const SITE_ID = 'local';
/** Temporary file names of `BlobsServer`; no key of this project begins with a dot. */
const UNFINISHED = /^\.[a-z0-9]{8,13}$/;

interface BlobHandler {
  address: string;
  handleRequest: (request: Request) => Promise<Response>;
}

/**
 * Serves the folder on a free loopback port and configures the functions of this process to use it.
 * @param directory created if missing
 */
export async function startBlobs(directory: string): Promise<Listener> {
  await removeUnfinished(directory);
  const token = randomBytes(24).toString('base64url');
  // Its own `start` listens on all network interfaces, so only its handler is used, which its types
  // declare private.
  const blobs = new BlobsServer({ directory, token }) as unknown as BlobHandler;
  const answer = webListener((request) => blobs.handleRequest(request));
  const listener = await listen(answer, 0, '127.0.0.1');
  const edgeURL = `http://127.0.0.1:${listener.port}`;
  blobs.address = edgeURL;
  setEnvironmentContext({ edgeURL, uncachedEdgeURL: edgeURL, siteID: SITE_ID, token });
  return listener;
}

/** A process killed while writing a blob leaves a temporary file, which `list` would return. */
async function removeUnfinished(directory: string): Promise<void> {
  if (!existsSync(directory)) return;
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && UNFINISHED.test(entry.name)) {
      await rm(path.join(entry.parentPath, entry.name));
    }
  }
}
