/** Implements Netlify's Image CDN: resizes images of this site. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { ResizeOptions } from 'sharp';
import { BusyError, FairQueue } from '#server/base/fair-queue.ts';
import { describeError, log } from '#server/base/log.ts';
import { networkOf } from '#server/http/network.ts';
import { isUnchanged } from '../http/conditional.ts';
import { plainAnswer } from '../http/plain-answer.ts';
import type { Image, ImageCache } from './image-cache.ts';
import {
  IMAGE_TYPES,
  ImageRequestError,
  readImageRequest,
  type ImageRequest,
} from './image-request.ts';

/** Part of every cached name: raise it when the same request must yield another image. */
const RECIPE = 4;
/** Image names contain no hash, so browsers revalidate after an hour. */
const CACHE_CONTROL = 'public, max-age=3600';
/**
 * AVIF at effort 1 is eight times faster than at sharp's own, for a tenth more bytes. Images of items, which are
 * looked at closely, have full color and quality 64: at 50 with halved color, thin gold has a green fringe and
 * satin shows blocks, for a third less bytes (640 px: 10 instead of 15 KB). Images that fill a screen have halved
 * color, as usual for photographs.
 */
const ENCODING = {
  avif: { effort: 1, quality: 64, chromaSubsampling: '4:4:4' },
  webp: {},
  jpg: { progressive: true },
  png: {},
};
const FILLING = { effort: 1, chromaSubsampling: '4:2:0' };
/** Widest request for an item's image; an image that is wider or cropped fills a screen. */
const MAX_ITEM_WIDTH = 1_280;

/** Value of `Retry-After` while the queue is full. */
const RETRY_SECONDS = 5;

export interface ImageSource {
  /** @returns the file at an address of the site, or undefined */
  file: (address: string) => string | undefined | Promise<string | undefined>;
}

export class ImageHost {
  readonly #source: ImageSource;
  readonly #cache: ImageCache;
  /** One resize uses all cores; two at once are no faster and take 70 MB more. */
  readonly #resizing = new FairQueue<Image>();
  readonly #hashes = new Map<string, Promise<string>>();

  constructor(source: ImageSource, cache: ImageCache) {
    this.#source = source;
    this.#cache = cache;
  }

  /**
   * @param ip of the caller; while images wait, each network has its turn
   * @returns the image; 400 for an invalid request, 404 for an unknown image, 503 while too many wait
   */
  async answer(request: Request, ip: string): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plainAnswer('Method Not Allowed', 405, { Allow: 'GET, HEAD' });
    }
    try {
      const accept = request.headers.get('Accept') ?? '';
      return await this.#send(request, ip, readImageRequest(new URL(request.url), accept));
    } catch (error) {
      // Nobody reads the response.
      if (request.signal.aborted) return refusal('The connection was closed.', 499);
      if (error instanceof BusyError) {
        return refusal('Too many images are being made.', 503, {
          'Retry-After': `${RETRY_SECONDS}`,
        });
      }
      if (error instanceof ImageRequestError) return refusal(error.message, 400);
      log({ level: 'error', event: 'image', ...describeError(error) });
      return refusal('This image cannot be resized.', 500);
    }
  }

  async #send(request: Request, ip: string, imageRequest: ImageRequest): Promise<Response> {
    const file = await this.#source.file(imageRequest.source);
    if (file === undefined) return refusal('There is no such image.', 404);
    const { negotiated, source: _address, ...recipe } = imageRequest;
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
    const image = await this.#find(`${name}.${imageRequest.format}`, request, ip, () =>
      resize(file, imageRequest),
    );
    headers.set('Content-Type', IMAGE_TYPES[imageRequest.format]);
    headers.set('Content-Length', String(image.byteLength));
    return new Response(request.method === 'HEAD' ? null : image, { headers });
  }

  async #find(name: string, { signal }: Request, ip: string, make: () => Promise<Image>) {
    const cached = await this.#cache.find(name);
    if (cached) return cached;
    return this.#resizing.ask(name, networkOf(ip) ?? ip, signal, async () => {
      const image = await make();
      await this.#cache.keep(name, image);
      return image;
    });
  }

  /** By content, because the next build copies every image anew. */
  async #contentHash(file: string): Promise<string> {
    const { mtimeMs, size } = await stat(file);
    const key = `${file}:${mtimeMs}:${size}`;
    const cached = this.#hashes.get(key);
    if (cached) return cached;
    const hash = readFile(file).then((content) =>
      createHash('sha256').update(content).digest('hex'),
    );
    this.#hashes.set(key, hash);
    hash.catch(() => this.#hashes.delete(key));
    return hash;
  }
}

function refusal(message: string, status: number, more: Record<string, string> = {}): Response {
  return plainAnswer(message, status, { 'Cache-Control': 'no-store', ...more });
}

/** Background of pages (`--color-ivory-50`), for transparent images. */
const LIGHT_GROUND = '#fdfaf5';

/** @throws ImageRequestError when the file is not an image */
async function resize(file: string, imageRequest: ImageRequest): Promise<Image> {
  // Imported lazily, because it is large and not needed for cached images.
  const { default: sharp } = await import('sharp');
  // Passes the content, because sharp caches by file name.
  const image = sharp(await readFile(file));
  const own = await image.metadata().catch((error: unknown) => {
    throw new ImageRequestError('This file is not an image.', { cause: error });
  });
  const { format } = imageRequest;
  const type = format === 'jpg' ? 'jpeg' : format;
  const resized = image.resize(sizeOf(imageRequest, own));
  // JPEG has no transparency, which would become black.
  const whole = format === 'jpg' ? resized.flatten({ background: LIGHT_GROUND }) : resized;
  const isFilling = imageRequest.height !== undefined || imageRequest.width > MAX_ITEM_WIDTH;
  const options = format === 'avif' && isFilling ? FILLING : ENCODING[format];
  return new Uint8Array(await whole.toFormat(type, options).toBuffer());
}

/** Never larger than the original. */
function sizeOf(
  { width, height, position }: ImageRequest,
  own: { width: number; height: number },
): ResizeOptions {
  if (height === undefined) return { width, fit: 'inside', withoutEnlargement: true };
  // Keeps the requested aspect ratio when scaling down.
  const scale = Math.min(1, own.width / width, own.height / height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return {
    width: scaled(width),
    height: scaled(height),
    fit: 'cover',
    ...(position && { position }),
  };
}
