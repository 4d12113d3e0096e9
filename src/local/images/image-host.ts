/** Answers Netlify's Image CDN address with pictures of this site, resized. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createIPX, type IPXStorage } from 'ipx';
import { describeError, log } from '#server/log.ts';
import { Turns } from '#server/turns.ts';
import { isUnchanged } from '../http/conditional.ts';
import type { ImageCache } from './image-cache.ts';
import {
  IMAGE_TYPES,
  ImageRequestError,
  readImageRequest,
  type ImageRequest,
} from './image-request.ts';

/** Part of every cached name: raise it when the same request shall give another picture. */
const RECIPE = 1;
/** Names of pictures do not change with their content, so browsers ask again after an hour. */
const CACHE_CONTROL = 'public, max-age=3600';
/** Thirty times faster for a tenth more bytes; sharp's own types leave it out here. */
const FAST_AVIF: object = { heifEffort: 0 };

/** One takes all cores; a second one at the same time is no faster, and takes 70 MB more. */
const resizing = new Turns(1);

const ipx = createIPX({ storage: fileStorage(), sharpOptions: { ...FAST_AVIF } });

export interface ImageSource {
  /** @returns the file at an address of the site, or undefined */
  file: (address: string) => string | undefined | Promise<string | undefined>;
}

export class ImageHost {
  readonly #source: ImageSource;
  readonly #cache: ImageCache;
  readonly #hashes = new Map<string, Promise<string>>();

  constructor(source: ImageSource, cache: ImageCache) {
    this.#source = source;
    this.#cache = cache;
  }

  /** @returns the picture; 400 for what cannot be asked, 404 where there is no such picture */
  async answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    try {
      const accept = request.headers.get('Accept') ?? '';
      return await this.#send(request, readImageRequest(new URL(request.url), accept));
    } catch (error) {
      if (error instanceof ImageRequestError) return refusal(error.message, 400);
      // IPX could not make out what kind of picture the file holds.
      if (error instanceof Error && 'statusCode' in error && error.statusCode === 400) {
        return refusal('This file is not a picture.', 400);
      }
      log({ level: 'error', event: 'image', ...describeError(error) });
      return refusal('This picture cannot be resized.', 500);
    }
  }

  async #send(request: Request, wanted: ImageRequest): Promise<Response> {
    const file = await this.#source.file(wanted.source);
    if (file === undefined) return refusal('There is no such picture.', 404);
    const { negotiated, source: _address, ...recipe } = wanted;
    const name = createHash('sha256')
      .update(JSON.stringify([RECIPE, await this.#contentHash(file), recipe]))
      .digest('base64url');
    const headers = new Headers({
      'Cache-Control': CACHE_CONTROL,
      ETag: `"${name}"`,
      'X-Content-Type-Options': 'nosniff',
    });
    if (negotiated) headers.set('Vary', 'Accept');
    if (isUnchanged(request, `"${name}"`)) return new Response(null, { status: 304, headers });
    const picture = await this.#cache.get(`${name}.${wanted.format}`, () =>
      resizing.take(() => resize(file, wanted)),
    );
    headers.set('Content-Type', IMAGE_TYPES[wanted.format]);
    headers.set('Content-Length', String(picture.byteLength));
    return new Response(request.method === 'HEAD' ? null : picture, { headers });
  }

  /** By content, so that sizes outlive the next build, which copies every picture anew. */
  async #contentHash(file: string): Promise<string> {
    const { mtimeMs, size } = await stat(file);
    const key = `${file}:${mtimeMs}:${size}`;
    const known = this.#hashes.get(key);
    if (known) return known;
    const hash = readFile(file).then((content) =>
      createHash('sha256').update(content).digest('hex'),
    );
    this.#hashes.set(key, hash);
    hash.catch(() => this.#hashes.delete(key));
    return hash;
  }
}

function refusal(message: string, status: number): Response {
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  return new Response(message, { status, headers });
}

async function resize(file: string, wanted: ImageRequest): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, quality, fit, position, format } = wanted;
  const size =
    width !== undefined && height !== undefined
      ? { resize: `${width}x${height}` }
      : { ...(width && { width: String(width) }), ...(height && { height: String(height) }) };
  const { data } = await ipx(file, {
    ...size,
    ...(quality && { quality: String(quality) }),
    // Sharp calls it so.
    fit: fit === 'contain' ? 'inside' : fit,
    position,
    format,
  }).process();
  return new Uint8Array(Buffer.from(data));
}

function fileStorage(): IPXStorage {
  return {
    name: 'file',
    getMeta: async (file) => ({ mtime: (await stat(file)).mtime }),
    getData: async (file) => new Uint8Array(await readFile(file)).buffer,
  };
}
