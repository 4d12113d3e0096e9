/**
 * Problems that block publishing (broken links, styles and scripts, invalid structured data) and warnings
 * (missing images named by an editor). A build checks rendered pages; what a reused page links to is in its
 * key.
 */
import { API_PATH, IMAGE_CDN_PATH, UPLOADED_IMAGES_PATH } from '#site/paths.ts';
import type { PageFacts } from './page-facts.ts';

export interface FinishedSite {
  /** Scheme and host. */
  origin: string;
  /** Paths from the site's root. */
  files: ReadonlySet<string>;
  /** By address, without the file extension. */
  pages: ReadonlyMap<string, unknown>;
  /** @returns the ids of a page's elements */
  idsOf: (page: string) => ReadonlySet<string>;
}

export interface SiteFindings {
  /** Each blocks publishing. */
  problems: string[];
  /** Pages show a placeholder. */
  missingImages: string[];
}

/** Answered by functions, not files. */
const ANSWERED = [`${UPLOADED_IMAGES_PATH}/`, `${API_PATH}/`];

/** Findings while not all pages exist yet. */
export interface FoundInPages {
  problems: string[];
  /** Distinct addresses, each with its first page: most occur on thousands of pages. */
  links: Map<string, string>;
  images: Map<string, string>;
}

export class SiteCheck {
  readonly found: FoundInPages = { problems: [], links: new Map(), images: new Map() };

  /** @param page its address */
  add(page: string, { links, images, ids, data }: PageFacts): void {
    const { found } = this;
    for (const block of data) found.problems.push(...dataProblem(block, page));
    for (const address of links) {
      // A missing large image does not block publishing, like any image.
      if (address.startsWith(IMAGE_CDN_PATH)) remember(found.images, address, page);
      else if (!address.startsWith('#')) remember(found.links, address, page);
      else if (!hasElement(ids, address)) found.problems.push(`${page}: ${noElement(address)}`);
    }
    for (const address of images) remember(found.images, address, page);
  }

  /** @param found by another thread */
  merge({ problems, links, images }: FoundInPages): void {
    this.found.problems.push(...problems);
    for (const [address, page] of links) remember(this.found.links, address, page);
    for (const [address, page] of images) remember(this.found.images, address, page);
  }

  findings(site: FinishedSite): SiteFindings {
    const problems = [...this.found.problems];
    for (const [address, page] of this.found.links) {
      const what = missingTarget(address, page, site);
      if (what !== undefined) problems.push(`${page}: ${what}`);
    }
    const missingImages = [...this.found.images].filter(
      ([address, page]) => missingTarget(address, page, site) !== undefined,
    );
    return { problems, missingImages: missingImages.map(([address]) => address) };
  }
}

function remember(addresses: Map<string, string>, address: string, page: string): void {
  // A copy, because a substring keeps the whole page in memory.
  if (!addresses.has(address)) addresses.set(Buffer.from(address).toString(), page);
}

function noElement(address: string): string {
  return `${address} leads to no element`;
}

function missingTarget(address: string, page: string, site: FinishedSite): string | undefined {
  const { origin, pages, files } = site;
  if (!URL.canParse(address, origin + page)) return `${address} is no address`;
  const url = new URL(address, origin + page);
  if (url.origin !== origin || ANSWERED.some((path) => url.pathname.startsWith(path))) {
    return undefined;
  }
  const path = decodePath(url.pathname);
  if (path === IMAGE_CDN_PATH) {
    const image = url.searchParams.get('url') ?? '';
    return hasImage(image, files) ? undefined : `${image} is not there`;
  }
  if (!pages.has(path)) return files.has(path) ? undefined : `${address} leads nowhere`;
  if (url.hash.length < 2 || hasElement(site.idsOf(path), url.hash)) return undefined;
  return noElement(address);
}

function hasImage(image: string, files: ReadonlySet<string>): boolean {
  return !image.startsWith('/') || image.startsWith(`${UPLOADED_IMAGES_PATH}/`)
    ? true
    : files.has(decodePath(image));
}

function hasElement(ids: ReadonlySet<string>, hash: string): boolean {
  return hash.length < 2 || ids.has(decodePath(hash.slice(1)));
}

function dataProblem(block: string, page: string): string[] {
  try {
    const value: unknown = JSON.parse(block);
    const isGraph = typeof value === 'object' && value !== null && '@context' in value;
    return isGraph ? [] : [`${page}: structured data without a context`];
  } catch {
    return [`${page}: structured data that is no JSON`];
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
