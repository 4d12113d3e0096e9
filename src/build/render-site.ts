/**
 * Makes a site: renders the pages whose data changed, links everything else, checks the whole and
 * writes headers and redirects. A site that fails the check is not published.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OldAddresses } from '#domain/redirects.ts';
import { OPTIONAL_PAGES, PAGES, QUOTE_PAGE } from '#site/paths.ts';
import { filesOf, linkFile } from './files.ts';
import { pageFacts } from './page-facts.ts';
import { PageStore } from './page-store.ts';
import { redirectsFile } from './redirect-rules.ts';
import type { SiteCheck } from './site-check.ts';
import type { SiteCode } from './site-code.ts';
import { headersFile } from './site-headers.ts';
import { loadRenderer, PageWriter, writePages, type PageToWrite } from './write-pages.ts';

/** Begins the message of a site that fails the check. */
export const SITE_PROBLEMS = 'The built site has problems and is not published:';
const MOST_SHOWN = 10;

export interface RenderedSite {
  pages: number;
  /** Those that no earlier build had rendered. */
  rendered: number;
  /** Hash of all its files: two sites with the same key are the same. */
  key: string;
  /** Images that an editor named and that are not there; pages show a placeholder. */
  missingImages: string[];
}

/**
 * @param code of `siteCode`
 * @param outDir not yet there
 * @param siteUrl public address of the site
 * @throws EmptyShopError; Error with `SITE_PROBLEMS`; whatever a page or the database throws
 */
export async function renderSite(
  code: SiteCode,
  outDir: string,
  siteUrl: string,
): Promise<RenderedSite> {
  const renderer = await loadRenderer(code.renderer);
  const { pages, old, shop } = await renderer.readContent();
  const site = new SiteFolder(outDir);
  for (const file of filesOf(code.client)) linkFile(path.join(code.client, file), site.place(file));
  site.hash.update(code.key);
  const store = PageStore.of(code.pages);
  const writer = new PageWriter(renderer);
  const unknown: (PageToWrite & { key: string })[] = [];
  let rendered = 0;
  for (const page of pages) {
    const { path: address, key, isHtml } = page;
    const name = isHtml ? fileOf(address) : address;
    const file = site.place(name);
    if (isHtml) site.pages.add(address);
    site.hash.update(`\n${name}\n${key ?? ''}`);
    const inline = key === undefined ? undefined : store.take(key, file);
    if (inline !== undefined) site.inline.add(inline);
    else if (key !== undefined) unknown.push({ ...page, key, file });
    else {
      const written = await writer.write({ ...page, file });
      site.inline.add(written.inline);
      site.hash.update(written.text);
      rendered += 1;
    }
  }
  await writePages(unknown, {
    writer,
    start: { renderer: code.renderer, shop },
    onWritten: ({ key, file }, written) => {
      site.inline.add(written.inline);
      store.add(key, file, written);
    },
  });
  rendered += unknown.length;
  const missingImages = finish(site, writer.check, old, new URL(siteUrl).origin);
  store.save();
  return { pages: site.pages.size, rendered, key: site.hash.digest('hex'), missingImages };
}

/** The folder of a new site, and what is known of its files. */
class SiteFolder {
  readonly files = new Set<string>();
  /** Addresses of its pages. */
  readonly pages = new Set<string>();
  /** Hashes of inline code, see `StoredPage`. */
  readonly inline = new Set<string>();
  /** Of what determines each file. */
  readonly hash = createHash('sha256');
  readonly #root: string;
  readonly #folders = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * @param file from the root of the site, with a slash in front
   * @returns where it goes, in a folder that is there
   */
  place(file: string): string {
    this.files.add(file);
    const target = path.join(this.#root, file);
    const folder = path.dirname(target);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    return target;
  }
}

/** @returns the file of a page, from the root of the site */
function fileOf(address: string): string {
  return `${address === '/' ? '/index' : address}.html`;
}

/** @returns images that are not there */
function finish(site: SiteFolder, check: SiteCheck, old: OldAddresses, origin: string): string[] {
  const idsOf = (page: string) => pageFacts(readFileSync(site.place(fileOf(page)), 'utf8')).ids;
  const { files, pages } = site;
  const { problems, missingImages } = check.findings({ origin, files, pages, idsOf });
  const always = Object.values(PAGES).filter((address) => !OPTIONAL_PAGES.includes(address));
  const required = [...always, QUOTE_PAGE];
  const missing = required.filter((address) => !site.pages.has(address));
  const all = [...missing.map((address) => `${address} has no page`), ...problems];
  if (all.length > 0) throw new Error(inWords(all));
  const redirects = redirectsFile(old, (address) => site.pages.has(address));
  writeFileSync(site.place('/_redirects'), redirects);
  writeFileSync(site.place('/_headers'), headersFile(site.inline, origin));
  site.hash.update(redirects);
  return missingImages;
}

function inWords(problems: readonly string[]): string {
  const more = problems.length - MOST_SHOWN;
  const list = problems.slice(0, MOST_SHOWN).join(' · ');
  return `${SITE_PROBLEMS} ${list}${more > 0 ? ` · and ${more} more` : ''}`;
}
