/** Resized images on disk. All of them can be recreated, so any may be removed. */
import { existsSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { describeError, log } from '#server/log.ts';
import { writeFileAtomic } from '../atomic-file.ts';
import { errorCode } from '../start-error.ts';

/** Maximum size of the folder. */
export interface CacheBounds {
  bytes: number;
  /** Each file takes disk space, however small it is. */
  files: number;
}

const BOUNDS: CacheBounds = { bytes: 512 * 1024 * 1024, files: 20_000 };

export class ImageCache {
  readonly #folder: string;
  readonly #making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
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

  /** @param folder created if missing */
  static async open(folder: string, bounds = BOUNDS): Promise<ImageCache> {
    await mkdir(folder, { recursive: true });
    return new ImageCache(folder, bounds);
  }

  /**
   * Indexes the folder and removes temporary files, and the oldest ones above the bounds. Only for
   * the folder's sole user.
   */
  async prune(): Promise<void> {
    for (const { file, size } of await filesByAge(this.#folder)) {
      if (file.endsWith('.tmp')) await rm(file);
      else this.#sizes.set(file, size);
    }
  }

  /**
   * @param name of the file; always the same image for a name
   * @param make creates the image; called once at a time per name
   * @throws what `make` throws
   */
  async get(
    name: string,
    make: () => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const file = path.join(this.#folder, name);
    const kept = await this.#read(file);
    if (kept) return kept;
    const present = this.#making.get(name);
    if (present) return present;
    const making = this.#make(file, make).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async #read(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    if (!existsSync(file)) return undefined;
    try {
      const image = new Uint8Array(await readFile(file));
      this.#sizes.set(file, image.byteLength);
      return image;
    } catch (error) {
      // Evicted meanwhile.
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async #make(
    file: string,
    make: () => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const image = await make();
    try {
      await writeFileAtomic(file, image);
      this.#sizes.set(file, image.byteLength);
    } catch (error) {
      // This visitor still gets the image; the next one has to wait for it again.
      log({ level: 'error', event: 'image-cache', ...describeError(error) });
    }
    return image;
  }
}

/** @returns the files of a folder, oldest first */
async function filesByAge(folder: string): Promise<{ file: string; size: number }[]> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = path.join(folder, name);
      const { size, mtimeMs } = await stat(file);
      return { file, size, mtimeMs };
    }),
  );
  return files.toSorted((a, b) => a.mtimeMs - b.mtimeMs);
}
