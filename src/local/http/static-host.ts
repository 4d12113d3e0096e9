/** Serves a built site by Netlify's rules. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Header } from '@netlify/headers-parser';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import { BodyCache, chooseEncoding } from './bodies.ts';
import { isUnchanged } from './conditional.ts';
import { decodeAddress, indexFiles, pageAt, type FileIndex } from './file-index.ts';
import { plainAnswer } from './plain-answer.ts';
import {
  applyRedirects,
  headersFor,
  parseRedirectRules,
  readHeaderRules,
  type RedirectRule,
} from './site-rules.ts';

const CACHED_BYTES = 64 * 1024 * 1024;
/** File names in there contain a content hash. */
const HASHED = '/_astro';
const REVALIDATE = 'public, max-age=0, must-revalidate';

interface Site {
  files: FileIndex;
  /** Scripts and styles of previous builds, for pages that are still open in browsers. */
  older: FileIndex;
  headers: Header[];
  redirects: RedirectRule[];
}

export class StaticHost {
  readonly #bodies = new BodyCache(CACHED_BYTES);
  #site: Site;

  private constructor(site: Site) {
    this.#site = site;
  }

  /**
   * @param folders the built site, then the ones before it
   * @throws Error when its rules cannot be read
   */
  static async of(folders: readonly string[]): Promise<StaticHost> {
    return new StaticHost(await readSite(folders));
  }

  /**
   * Switches to another site atomically.
   * @param folders the built site, then the ones before it
   * @throws Error when its rules cannot be read; the previous site stays
   */
  async swap(folders: readonly string[]): Promise<void> {
    this.#site = await readSite(folders);
  }

  file(address: string): string | undefined {
    return this.#site.files.get(address);
  }

  /** @returns the response to a request that no function handles */
  async answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plainAnswer('Method Not Allowed', 405, { Allow: 'GET, HEAD' });
    }
    const site = this.#site;
    const url = new URL(request.url);
    const address = decodeAddress(url.pathname);
    if (address === undefined) return this.#notFound(site, request, '/404');
    const file = pageAt(site.files, address) ?? site.older.get(address);
    const rule = applyRedirects(site.redirects, url.pathname, file !== undefined);
    if (file !== undefined && !rule) return this.#send(site, request, address, file);
    if (address.endsWith('/') && pageAt(site.files, address.slice(0, -1))) {
      return redirect(url.pathname.slice(0, -1) + url.search, 301);
    }
    const lowerCase = url.pathname.toLowerCase();
    if (lowerCase !== url.pathname && pageAt(site.files, address.toLowerCase())) {
      return redirect(lowerCase + url.search, 301);
    }
    if (!rule) return this.#notFound(site, request, address);
    if (rule.status < 400) return redirect(rule.target + url.search, rule.status);
    const page = site.files.get(rule.target);
    return page === undefined
      ? this.#notFound(site, request, address)
      : this.#send(site, request, address, page, rule.status);
  }

  #notFound(site: Site, request: Request, address: string): Promise<Response> | Response {
    const page = site.files.get('/404.html');
    if (page === undefined) return plainAnswer('Not Found', 404);
    return this.#send(site, request, address, page, 404);
  }

  async #send(
    site: Site,
    request: Request,
    address: string,
    file: string,
    status = 200,
  ): Promise<Response> {
    const type = getMimeType(file) ?? 'application/octet-stream';
    const compressible = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
    const encoding = compressible
      ? chooseEncoding(request.headers.get('Accept-Encoding') ?? '')
      : 'identity';
    const { content, etag } = await this.#bodies.get(file, encoding);
    const headers = new Headers({ 'Cache-Control': REVALIDATE, ETag: etag });
    if (compressible) headers.set('Vary', 'Accept-Encoding');
    for (const [name, value] of headersFor(site.headers, address)) headers.set(name, value);
    // The next build may add what is missing now.
    if (status >= 400) headers.set('Cache-Control', REVALIDATE);
    if (status === 200 && isUnchanged(request, etag)) {
      return new Response(null, { status: 304, headers });
    }
    headers.set('Content-Type', type);
    headers.set('Content-Length', String(content.byteLength));
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    return new Response(request.method === 'HEAD' ? null : content, { status, headers });
  }
}

async function readSite([folder, ...olderFolders]: readonly string[]): Promise<Site> {
  if (folder === undefined) throw new Error('There is no built site');
  const redirects = path.join(folder, '_redirects');
  return {
    files: indexFiles(folder),
    older: new Map(olderFolders.flatMap((older) => [...indexFiles(older, HASHED)])),
    headers: await readHeaderRules(path.join(folder, '_headers')),
    redirects: parseRedirectRules(existsSync(redirects) ? await readFile(redirects, 'utf8') : ''),
  };
}

function redirect(location: string, status: number): Response {
  return new Response(null, { status, headers: { Location: location } });
}
