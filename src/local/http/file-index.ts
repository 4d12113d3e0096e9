/**
 * The files of a built site by address. Only listed files are served, which prevents path
 * traversal.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '#renderer/files.ts';
import { RECORD_FILE } from '#renderer/page-record.ts';

/** File on disk by decoded address. */
export type FileIndex = ReadonlyMap<string, string>;

/** Read by the server and by the next build, not served. */
const NOT_SERVED = new Set(['/_headers', '/_redirects', RECORD_FILE]);

/**
 * Lists a folder; symbolic links are left out.
 * @param part lists only what is below this folder of it, such as `/_astro`
 */
export function indexFiles(folder: string, part = ''): FileIndex {
  const addresses = existsSync(path.join(folder, part)) ? filesOf(folder, part) : [];
  const served = addresses.filter((address) => !NOT_SERVED.has(address));
  return new Map(served.map((address) => [address, folder + address]));
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
