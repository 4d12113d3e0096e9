/** Resized pictures on disk. Every file can be made again, so any may be removed. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { describeError, log } from '#server/log.ts';
import { writeFileAtomic } from '../atomic-file.ts';

const MAX_BYTES = 512 * 1024 * 1024;

export class ImageCache {
  readonly #folder: string;
  readonly #making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param folder made when it is not there */
  static async open(folder: string): Promise<ImageCache> {
    await mkdir(folder, { recursive: true });
    return new ImageCache(folder);
  }

  /**
   * Removes unfinished files, and the oldest ones until the rest is not too much.
   * Only for one who has the folder alone.
   */
  async prune(): Promise<void> {
    await prune(this.#folder, MAX_BYTES);
  }

  /**
   * @param name of the file; the same name always stands for the same picture
   * @param make makes the picture; at most once at a time per name
   * @throws what `make` throws
   */
  async get(
    name: string,
    make: () => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const file = path.join(this.#folder, name);
    if (existsSync(file)) return new Uint8Array(await readFile(file));
    const present = this.#making.get(name);
    if (present) return present;
    const making = this.#make(file, make).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async #make(
    file: string,
    make: () => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const picture = await make();
    try {
      await writeFileAtomic(file, picture);
    } catch (error) {
      // The visitor still gets the picture; the next one waits for it again.
      log({ level: 'error', event: 'image-cache', ...describeError(error) });
    }
    return picture;
  }
}

async function prune(folder: string, maxBytes: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = path.join(folder, name);
      const { size, mtimeMs } = await stat(file);
      return { file, size, mtimeMs };
    }),
  );
  files.sort((a, b) => b.mtimeMs - a.mtimeMs);
  let bytes = 0;
  for (const { file, size } of files) {
    bytes += size;
    if (bytes > maxBytes || file.endsWith('.tmp')) await rm(file);
  }
}
