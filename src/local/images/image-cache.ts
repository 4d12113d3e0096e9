import { rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { writeFileAtomic } from '#server/base/atomic-file.ts';
import { describeError, log } from '#server/base/log.ts';
import { errorCode } from '../start-error.ts';

export interface CacheBounds {
  bytes: number;
  /** Even a small file takes disk space. */
  files: number;
}

export type Image = Uint8Array<ArrayBuffer>;

const BOUNDS: CacheBounds = { bytes: 512 * 1024 * 1024, files: 20_000 };

/** Resized images on disk, least recently used ones evicted. */
export class ImageCache {
  readonly #folder: string;
  /** Size by path; eviction deletes the file. */
  readonly #sizes: LRUCache<string, number>;

  private constructor(folder: string, { bytes, files }: CacheBounds) {
    this.#folder = folder;
    this.#sizes = new LRUCache({
      max: files,
      maxSize: bytes,
      // The library does not accept a size of zero.
      sizeCalculation: (size) => Math.max(size, 1),
      dispose: (_size, file, reason) => {
        if (reason === 'evict') rmSync(file, { force: true });
      },
    });
  }

  /**
   * Lists the folder; removes what a stopped process left (`.tmp`), and the oldest images above the bounds.
   * @param folder created if missing; the caller is its only user
   */
  static async open(folder: string, bounds = BOUNDS): Promise<ImageCache> {
    await mkdir(folder, { recursive: true });
    const cache = new ImageCache(folder, bounds);
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const file = path.join(folder, name);
        const { size, mtimeMs } = await stat(file);
        return { file, size, mtimeMs };
      }),
    );
    for (const { file, size } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (file.endsWith('.tmp')) await rm(file);
      else cache.#sizes.set(file, size);
    }
    return cache;
  }

  /**
   * @param name of the file; a name always means the same image
   * @returns the image; undefined if not cached
   */
  async find(name: string): Promise<Image | undefined> {
    const file = path.join(this.#folder, name);
    try {
      const image = new Uint8Array(await readFile(file));
      this.#sizes.set(file, image.byteLength);
      return image;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Caches the image if possible. Never throws. */
  async keep(name: string, image: Image): Promise<void> {
    const file = path.join(this.#folder, name);
    try {
      await writeFileAtomic(file, image);
      this.#sizes.set(file, image.byteLength);
    } catch (error) {
      // Not fatal: this caller gets the image, the next one resizes it again.
      log({ level: 'error', event: 'image-cache', ...describeError(error) });
    }
  }
}
