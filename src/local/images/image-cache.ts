import { rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { writeFileAtomic } from '#server/base/atomic-file.ts';
import { describeError, log } from '#server/base/log.ts';
import { errorCode } from '../start-error.ts';

export interface CacheBounds {
  bytes: number;
  /** Each file takes disk space, however small it is. */
  files: number;
}

export type Image = Uint8Array<ArrayBuffer>;

const BOUNDS: CacheBounds = { bytes: 512 * 1024 * 1024, files: 20_000 };

export class ImageCache {
  readonly #folder: string;
  /** Size by file, least recently used first; eviction removes the file. */
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
   * Lists the folder and removes temporary files, and the oldest ones above the bounds.
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
   * @param name of the file; always the same image for a name
   * @returns the image; undefined when it is not kept
   */
  async find(name: string): Promise<Image | undefined> {
    const file = path.join(this.#folder, name);
    try {
      const kept = new Uint8Array(await readFile(file));
      this.#sizes.set(file, kept.byteLength);
      return kept;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Keeps the image if it can. Never throws. */
  async keep(name: string, image: Image): Promise<void> {
    const file = path.join(this.#folder, name);
    try {
      await writeFileAtomic(file, image);
      this.#sizes.set(file, image.byteLength);
    } catch (error) {
      // This visitor still gets the image; the next one has to wait for it again.
      log({ level: 'error', event: 'image-cache', ...describeError(error) });
    }
  }
}
