import { createWriteStream, openSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { errorCode } from '../start-error.ts';
import { END, Tally, type Contents } from './format.ts';

/** Writes a backup with one entry in memory at a time. */
export class ArchiveWriter {
  readonly #tally = new Tally();
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

  /**
   * @param rows table and number of rows in the entry
   * @throws when it cannot be written
   */
  async add(
    name: string,
    content: string | Buffer,
    rows?: { table: string; count: number },
  ): Promise<void> {
    const bytes = Buffer.from(content);
    this.#tally.entry(name, bytes);
    if (rows) this.#tally.rows(rows.table, rows.count);
    await this.#entry(name, bytes);
  }

  /** @returns whether the file existed: it may have been deleted since it was listed */
  async addFile(name: string, source: string): Promise<boolean> {
    try {
      await this.add(name, await readFile(source));
      return true;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return false;
      throw error;
    }
  }

  /** Writes the end, syncs the file to disk and renames it. */
  async finish(): Promise<Contents> {
    const end = this.#tally.end();
    await this.#entry(END, Buffer.from(JSON.stringify(end)));
    this.#pack.finalize();
    await this.#written;
    await rename(this.#unfinished, this.#file);
    return end;
  }

  /** Removes what was written. */
  async discard(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
    await rm(this.#unfinished, { force: true });
  }

  async #entry(name: string, bytes: Buffer): Promise<void> {
    const taken = new Promise<void>((resolve, reject) => {
      const entry = this.#pack.entry({ name, mode: 0o600 }, bytes, (error) =>
        error ? reject(error) : resolve(),
      );
      // The callback reports the error too.
      entry.on('error', reject);
    });
    // Only the end of the pipeline learns that the disk is full.
    await Promise.race([taken, this.#written]).catch(async (error: unknown) => {
      // The archive's error is generic; the output stream has the cause.
      await this.#written;
      throw error;
    });
  }
}
