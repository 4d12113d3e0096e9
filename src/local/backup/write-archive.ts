import { createWriteStream, openSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { errorCode } from '../start-error.ts';
import { END, Tally, type Contents } from './format.ts';

/** Writes a backup; one entry at a time is in memory. */
export class ArchiveWriter {
  readonly #tally = new Tally();
  readonly #pack: Pack = pack();
  readonly #written: Promise<void>;
  readonly #file: string;
  readonly #unfinished: string;

  /**
   * @param file is there once it is whole; one of that name is replaced then
   * @param unfinished holds it until then
   * @throws Error of the file system when it cannot be written
   */
  constructor(file: string, unfinished = `${file}.${process.pid}.tmp`) {
    this.#file = file;
    this.#unfinished = unfinished;
    // It holds personal data and password hashes: for this user only.
    const fd = openSync(unfinished, 'w', 0o600);
    this.#written = pipeline(this.#pack, createGzip(), createWriteStream('', { fd, flush: true }));
    // Whoever adds the next entry is told.
    this.#written.catch(() => undefined);
  }

  /**
   * @param rows how many rows of which table it is
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

  /** @returns whether the file was there: it may have gone since it was listed */
  async addFile(name: string, source: string): Promise<boolean> {
    try {
      await this.add(name, await readFile(source));
      return true;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return false;
      throw error;
    }
  }

  /** Writes the end, and gives the file its name once it is on the disk. */
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
      // Told by the callback as well.
      entry.on('error', reject);
    });
    // A disk that is full is known to the end of the pipeline alone.
    await Promise.race([taken, this.#written]).catch(async (error: unknown) => {
      // The archive only says that it was ended; why, what it is written to knows.
      await this.#written;
      throw error;
    });
  }
}
