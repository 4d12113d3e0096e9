/**
 * Problems that block publishing: broken links, styles and scripts, invalid structured data, no
 * pages. And warnings: missing images named by an editor.
 */
import { API_PATH, IMAGE_CDN_PATH, UPLOADED_IMAGES_PATH } from '#site/paths.ts';
import type { PageRecord } from './page-record.ts';
import type { SiteInspection } from './site-inspection.ts';

export interface SiteFindings {
  /** Any of these blocks publishing. */
  problems: string[];
  /** Missing images, for which pages show a placeholder. */
  missingImages: string[];
}

/** Answered by functions, not files. */
const ANSWERED = [`${UPLOADED_IMAGES_PATH}/`, `${API_PATH}/`];

/** Starts with a slash or a scheme, so it means the same on every page. */
const IS_ABSOLUTE = /^(?:\/|[a-z][a-z0-9+.-]*:)/i;

/**
 * @param site from `inspectSite`
 * @param origin scheme and host of its own addresses
 */
export function siteFindings(site: SiteInspection, origin: string): SiteFindings {
  const problems = site.pages.has('/') ? [] : ['There is no home page.'];
  const links = new Map<string, string>();
  const images = new Set<string>();
  // A cache, because most addresses occur on thousands of pages.
  const fine = new Set<string>();
  const missing = (address: string, from: string) => {
    if (fine.has(address)) return undefined;
    const what = missingTarget(address, from, site, origin);
    if (what === undefined && IS_ABSOLUTE.test(address)) fine.add(address);
    return what;
  };
  for (const [page, record] of site.pages) {
    for (const what of record.problems) problems.push(`${page}: ${what}`);
    for (const address of record.links) {
      const what = missing(address, page);
      if (what !== undefined && !links.has(address)) links.set(address, `${page}: ${what}`);
    }
    for (const address of record.images) {
      if (missing(address, page) !== undefined) images.add(address);
    }
  }
  return { problems: [...problems, ...links.values()], missingImages: [...images] };
}

function missingTarget(
  address: string,
  page: string,
  site: SiteInspection,
  origin: string,
): string | undefined {
  if (!URL.canParse(address, origin + page)) return `${address} is no address`;
  const url = new URL(address, origin + page);
  if (url.origin !== origin || ANSWERED.some((path) => url.pathname.startsWith(path))) {
    return undefined;
  }
  const path = decodePath(url.pathname);
  if (path === IMAGE_CDN_PATH) {
    const image = url.searchParams.get('url') ?? '';
    return hasImage(image, site) ? undefined : `${image} is not there`;
  }
  const target = site.pages.get(path);
  if (!target) return site.files.has(path) ? undefined : `${address} leads nowhere`;
  return hasElement(target, url.hash) ? undefined : `${address} leads to no element`;
}

function hasImage(image: string, { files }: SiteInspection): boolean {
  return !image.startsWith('/') || image.startsWith(`${UPLOADED_IMAGES_PATH}/`)
    ? true
    : files.has(decodePath(image));
}

function hasElement({ ids }: PageRecord, hash: string): boolean {
  return hash.length < 2 || ids.includes(decodePath(hash.slice(1)));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
