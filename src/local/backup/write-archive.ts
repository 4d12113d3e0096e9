import { createWriteStream, openSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { errorCode } from '../start-error.ts';
import { countEntry, type Contents } from './format.ts';

/** Writes a backup with one entry in memory at a time. */
export class ArchiveWriter {
  readonly #contents: Contents = { rows: {}, files: 0, images: 0 };
  readonly #pack: Pack = pack();
  readonly #written: Promise<void>;
  readonly #file: string;
  readonly #unfinished: string;

  /**
   * @param file final name; replaced when the backup is complete
   * @param unfinished temporary name
   * @throws errors of the file system
   */
  constructor(file: string, unfinished = `${file}.${process.pid}.tmp`) {
    this.#file = file;
    this.#unfinished = unfinished;
    // Readable by this user only: it contains personal data and password hashes.
    const fd = openSync(unfinished, 'w', 0o600);
    this.#written = pipeline(this.#pack, createGzip(), createWriteStream('', { fd, flush: true }));
    // The next `add` reports the error.
    this.#written.catch(() => undefined);
  }

  /** Rows added so far, by table. */
  get rows(): Contents['rows'] {
    return this.#contents.rows;
  }

  /** @throws when it cannot be written */
  async add(name: string, content: string | Buffer): Promise<void> {
    const bytes = Buffer.from(content);
    countEntry(this.#contents, { name, bytes });
    const taken = new Promise<void>((resolve, reject) => {
      const entry = this.#pack.entry({ name, mode: 0o600 }, bytes, (error) =>
        error ? reject(error) : resolve(),
      );
      // The callback reports the error too.
      entry.on('error', reject);
    });
    // Only the pipeline's error says that the disk is full; the tar's error is generic.
    await Promise.race([taken.catch(() => this.#written), this.#written]);
  }

  /**
   * @param isKept leaves the file out by its content
   * @returns whether it was added: it may also have been deleted since it was listed
   */
  async addFile(
    name: string,
    source: string,
    isKept: (bytes: Buffer) => boolean = () => true,
  ): Promise<boolean> {
    try {
      const bytes = await readFile(source);
      if (!isKept(bytes)) return false;
      await this.add(name, bytes);
      return true;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return false;
      throw error;
    }
  }

  /** Syncs the file to disk and renames it. */
  async finish(): Promise<Contents> {
    this.#pack.finalize();
    await this.#written;
    await rename(this.#unfinished, this.#file);
    return this.#contents;
  }

  async discard(): Promise<void> {
    this.#pack.destroy();
    // An error of the pipeline is why the backup is discarded, or follows from that.
    await this.#written.catch(() => undefined);
    await rm(this.#unfinished, { force: true });
  }
}
