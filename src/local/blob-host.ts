/** Netlify's blob store on disk, for `getStore()` inside functions. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { z } from 'zod';
import { webListener } from './http/web-listener.ts';

/** Part of every path on disk: changing it hides stored blobs. */
const SITE_ID = 'local';
/** Temporary file names of `BlobsServer`; no key of this project begins with a dot. */
const UNFINISHED = /^\.[a-z0-9]{8,13}$/;

/** Connection to a blob server for `getStore()`; contains a secret. */
export const blobContextSchema = z.object({
  edgeURL: z.string(),
  uncachedEdgeURL: z.string(),
  siteID: z.string(),
  token: z.string(),
});
export type BlobContext = z.output<typeof blobContextSchema>;

interface BlobHandler {
  address: string;
  handleRequest: (request: Request) => Promise<Response>;
}

export interface BlobHost {
  context: BlobContext;
  close: () => Promise<void>;
}

/**
 * Serves the folder on a free loopback port and configures the functions of this process to use it.
 * @param directory created if missing
 */
export async function startBlobs(directory: string): Promise<BlobHost> {
  await removeUnfinished(directory);
  const token = randomBytes(24).toString('base64url');
  // Its own `start` listens on all network interfaces, so only its handler is used, which its types
  // declare private.
  const blobs = new BlobsServer({ directory, token }) as unknown as BlobHandler;
  const server = createServer(webListener((request) => blobs.handleRequest(request)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server listening on a port has an address of this type.
  const edgeURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  blobs.address = edgeURL;
  const context = { edgeURL, uncachedEdgeURL: edgeURL, siteID: SITE_ID, token };
  reachBlobs(context);
  return {
    context,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** Configures the functions of this process to use a blob server. */
export function reachBlobs(context: BlobContext): void {
  setEnvironmentContext(context);
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
