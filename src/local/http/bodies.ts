/** Bodies of files for responses: plain or compressed, with an ETag of the content. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Body {
  content: Uint8Array<ArrayBuffer>;
  /** Of the encoded content, so each encoding has its own. */
  etag: string;
}

interface BodyKey {
  file: string;
  encoding: Encoding;
}

/** Higher levels take more time than they save. */
const BROTLI_QUALITY = 5;

/**
 * @param accepted value of the request's `Accept-Encoding`
 * @returns the best encoding that the client accepts
 */
export function chooseEncoding(accepted: string): Encoding {
  const taken = parseAccept(accepted.toLowerCase()).filter(({ q }) => q > 0);
  const names = new Set(taken.map(({ type }) => type));
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : 'identity';
}

/** An LRU cache of compressed files, limited by size. Equal concurrent requests share the work. */
export class BodyCache {
  readonly #bodies: LRUCache<string, Body, BodyKey>;

  constructor(maxBytes: number) {
    this.#bodies = new LRUCache({
      maxSize: maxBytes,
      // The library does not accept a size of zero.
      sizeCalculation: ({ content }) => Math.max(content.byteLength, 1),
      fetchMethod: (_key, _old, { context }) => readBody(context),
      // A pending body is still returned after its eviction.
      ignoreFetchAbort: true,
    });
  }

  /**
   * @param file immutable: each build writes into its own folder
   * @throws when it cannot be read
   */
  get(file: string, encoding: Encoding): Promise<Body> {
    return this.#bodies.forceFetch(`${encoding} ${file}`, { context: { file, encoding } });
  }
}

async function readBody({ file, encoding }: BodyKey): Promise<Body> {
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
