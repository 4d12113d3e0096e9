/** Netlify's blob store on disk, for `getStore()` inside functions. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { flushFolder, isUnfinished, writeFileAtomic } from '#server/base/atomic-file.ts';
import { describeError, log } from '#server/base/log.ts';
import { listen, type Listener } from './http/listen.ts';
import { webListener } from './http/web-listener.ts';

/** Part of every path on disk: changing it hides stored blobs. */
const SITE_ID = 'local';
/** Temporary files of `BlobsServer` in earlier versions; no key of this project begins with a dot. */
const FORMER_UNFINISHED = /^\.[a-z0-9]{8,13}$/;

interface BlobHandler {
  address: string;
  handleRequest: (request: Request) => Promise<Response>;
  validateAccess: (request: Request) => boolean;
  getLocalPaths: (url: URL) => { dataPath?: string; key?: string };
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
  const answer = webListener((request) =>
    request.method === 'PUT' ? put(blobs, request) : blobs.handleRequest(request),
  );
  const listener = await listen(answer, 0, '127.0.0.1');
  const edgeURL = `http://127.0.0.1:${listener.port}`;
  blobs.address = edgeURL;
  setEnvironmentContext({ edgeURL, uncachedEdgeURL: edgeURL, siteID: SITE_ID, token });
  return listener;
}

/**
 * Stores a blob so that a power failure after the answer does not lose it: the package's own `put` does not flush,
 * and leaves a truncated file on a full disk. Neither metadata nor `onlyIfMatch` is used here, so a request with
 * them is refused.
 */
async function put(blobs: BlobHandler, request: Request): Promise<Response> {
  if (!blobs.validateAccess(request)) return new Response(null, { status: 403 });
  const { dataPath: file, key } = blobs.getLocalPaths(new URL(request.url));
  const isUnknown = request.headers.has('if-match') || request.headers.has('x-amz-meta-user');
  if (file === undefined || !key || isUnknown) return new Response(null, { status: 400 });
  try {
    const content = new Uint8Array(await request.arrayBuffer());
    if (request.headers.get('if-none-match') === '*' && existsSync(file)) {
      return new Response(null, { status: 412 });
    }
    const firstCreated = await mkdir(path.dirname(file), { recursive: true });
    await writeFileAtomic(file, content);
    if (firstCreated !== undefined) await flushFolder(path.dirname(firstCreated));
    return new Response(null, { status: 200 });
  } catch (error) {
    log({ level: 'error', event: 'blob-write', ...describeError(error) });
    return new Response(null, { status: 500 });
  }
}

/** A process killed while writing a blob leaves a temporary file, which `list` would return. */
async function removeUnfinished(directory: string): Promise<void> {
  if (!existsSync(directory)) return;
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const { name } = entry;
    if (entry.isFile() && (isUnfinished(name) || FORMER_UNFINISHED.test(name))) {
      await rm(path.join(entry.parentPath, name));
    }
  }
}
