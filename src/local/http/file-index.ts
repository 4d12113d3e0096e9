/**
 * The files of a built site by address. Only listed files are served, which prevents path
 * traversal.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** File on disk by decoded address. */
export type FileIndex = ReadonlyMap<string, string>;

/** Read by the server, not served. */
const INSTRUCTIONS = new Set(['/_headers', '/_redirects']);

/** Lists a folder; symbolic links are left out. */
export async function indexFiles(folder: string): Promise<FileIndex> {
  const index = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
    if (entry.isFile() && !INSTRUCTIONS.has(address)) index.set(address, file);
  }
  return index;
}

/** @returns the file of a page's address, which omits `.html` and `index` */
export function pageAt(index: FileIndex, address: string): string | undefined {
  if (address === '/') return index.get('/index.html');
  return index.get(address) ?? index.get(`${address}.html`) ?? index.get(`${address}/index.html`);
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
