/** Contents of files as they are sent: whole, compressed, with a tag that changes with them. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Body {
  content: Uint8Array<ArrayBuffer>;
  /** Of `content`, so each encoding has its own. */
  etag: string;
}

/** Beyond this, better compression costs more time than it saves a visitor on the same machine. */
const BROTLI_QUALITY = 5;
const TEXT = /^(text\/|application\/(json|xml|manifest\+json)|image\/svg\+xml)/;

/** @returns whether files of this content type become smaller */
export function isCompressible(type: string): boolean {
  return TEXT.test(type);
}

/**
 * @param accepted value of the request's `Accept-Encoding`
 * @returns the best encoding that the client takes
 */
export function chooseEncoding(accepted: string): Encoding {
  const refused = /;\s*q=0(\.0*)?$/;
  const names = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !refused.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : 'identity';
}

interface Entry {
  body: Promise<Body>;
  /** 0 while it is being read. */
  bytes: number;
}

/** Reads and compresses files, and keeps what was asked for last, up to a number of bytes. */
export class BodyCache {
  readonly #maxBytes: number;
  #bytes = 0;
  /** In the order of use, oldest first. Holds promises, so that equal requests share the work. */
  readonly #entries = new Map<string, Entry>();

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /**
   * @param file never changes: each build writes into a folder of its own
   * @throws when it cannot be read
   */
  get(file: string, encoding: Encoding): Promise<Body> {
    const key = `${encoding} ${file}`;
    const entry = this.#entries.get(key) ?? { body: readBody(file, encoding), bytes: 0 };
    if (!this.#entries.delete(key)) this.#settle(key, entry);
    this.#entries.set(key, entry);
    return entry.body;
  }

  #settle(key: string, entry: Entry): void {
    entry.body.then(
      ({ content }) => {
        if (this.#entries.get(key) !== entry) return;
        entry.bytes = content.byteLength;
        this.#bytes += entry.bytes;
        this.#shrink();
      },
      // The caller is told; the next one tries again.
      () => this.#entries.delete(key),
    );
  }

  #shrink(): void {
    for (const [key, { bytes }] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#entries.delete(key);
      this.#bytes -= bytes;
    }
  }
}

async function readBody(file: string, encoding: Encoding): Promise<Body> {
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
