/**
 * The files of a built site by address. Only listed files are served, which prevents path
 * traversal.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Read by the server, not served. */
const INSTRUCTIONS = new Set(['_headers', '_redirects']);

export class FileIndex {
  readonly #folder: string;
  /** Paths relative to the folder, with slashes. */
  readonly #files: ReadonlySet<string>;

  private constructor(folder: string, files: ReadonlySet<string>) {
    this.#folder = folder;
    this.#files = files;
  }

  /** Lists a folder; symbolic links are left out. */
  static async of(folder: string): Promise<FileIndex> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => !INSTRUCTIONS.has(file));
    return new FileIndex(folder, new Set(files));
  }

  /** @returns the file at exactly this decoded address */
  exact(address: string): string | undefined {
    const file = address.slice(1);
    return this.#files.has(file) ? path.join(this.#folder, file) : undefined;
  }

  /** @returns the file of a page's address, which omits `.html` and `index` */
  page(address: string): string | undefined {
    if (address === '/') return this.exact('/index.html');
    return (
      this.exact(address) ?? this.exact(`${address}.html`) ?? this.exact(`${address}/index.html`)
    );
  }
}

/**
 * @param pathname of a URL, percent-encoded
 * @returns the decoded address, or undefined for one that no file can have
 */
export function decodeAddress(pathname: string): string | undefined {
  let address: string;
  try {
    address = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  // An empty segment in front would turn a redirect into one to another site.
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused here
  return /[\\\u0000-\u001F\u007F]|\/\/|\/\.{1,2}(\/|$)/.test(address) ? undefined : address;
}
