/** Contents of files as they are sent: whole, compressed, with a tag that changes with them. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Body {
  content: Uint8Array<ArrayBuffer>;
  /** Of `content`, so each encoding has its own. */
  etag: string;
}

interface Wanted {
  file: string;
  encoding: Encoding;
}

/** Beyond this, better compression costs more time than it saves a visitor on the same machine. */
const BROTLI_QUALITY = 5;

/**
 * @param accepted value of the request's `Accept-Encoding`
 * @returns the best encoding that the client takes
 */
export function chooseEncoding(accepted: string): Encoding {
  const taken = parseAccept(accepted.toLowerCase()).filter(({ q }) => q > 0);
  const names = new Set(taken.map(({ type }) => type));
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : 'identity';
}

/**
 * Reads and compresses files, and keeps what was asked for last, up to a number of bytes. Equal
 * requests share the work.
 */
export class BodyCache {
  readonly #bodies: LRUCache<string, Body, Wanted>;

  constructor(maxBytes: number) {
    this.#bodies = new LRUCache({
      maxSize: maxBytes,
      // The library knows no size of zero.
      sizeCalculation: ({ content }) => Math.max(content.byteLength, 1),
      fetchMethod: (_key, _old, { context }) => readBody(context),
      // Who waits for a body gets it, also where it has to make room for another one.
      ignoreFetchAbort: true,
    });
  }

  /**
   * @param file never changes: each build writes into a folder of its own
   * @throws when it cannot be read
   */
  get(file: string, encoding: Encoding): Promise<Body> {
    return this.#bodies.forceFetch(`${encoding} ${file}`, { context: { file, encoding } });
  }
}

async function readBody({ file, encoding }: Wanted): Promise<Body> {
  const plain = await readFile(file);
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  if (encoding === 'identity') return { content: new Uint8Array(plain), etag: `"${tag}"` };
  const packed = await pack(plain, encoding);
  return { content: new Uint8Array(packed), etag: `"${tag}-${encoding}"` };
}

function pack(content: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content);
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}
