/**
 * The list of public pages for search engines (sitemaps.org). Pages carry no date there: a wrong
 * one, such as that of the build, is worse than none.
 */
import { absoluteUrl } from './absolute-url.ts';
import type { Catalog } from './category-page.ts';
import { categoryPath, itemPath, PAGES, SITEMAP_PATH, sitemapPartPath } from './paths.ts';

/** Most addresses of one file, by the protocol. */
const MAX_URLS = 50_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** @returns the path of every page that search engines may list */
export function publicPaths({
  categories,
  items,
}: Pick<Catalog, 'categories' | 'items'>): string[] {
  return [
    ...Object.values(PAGES).filter((path) => path !== PAGES.admin),
    ...categories.map(({ slug }) => categoryPath(slug)),
    ...items.map(({ category, slug }) => itemPath(category, slug)),
  ];
}

/**
 * The paths of each further file; none while one file holds all.
 * @param paths of all pages
 */
export function sitemapParts(paths: readonly string[], size = MAX_URLS): string[][] {
  if (paths.length <= size) return [];
  return Array.from({ length: Math.ceil(paths.length / size) }, (_, index) =>
    paths.slice(index * size, (index + 1) * size),
  );
}

/**
 * The sitemap, or where it would be too long the index of its parts.
 * @param paths of all pages
 * @param site address of this site
 * @returns XML
 */
export function sitemap(paths: readonly string[], site: URL | undefined, size = MAX_URLS): string {
  const parts = sitemapParts(paths, size);
  if (parts.length === 0) return urlSet(paths, site);
  const addresses = parts.map((_, index) => sitemapPartPath(index + 1));
  return xml('sitemapindex', 'sitemap', addresses, site);
}

/**
 * One file of pages.
 * @param paths at most as many as a file may hold
 * @param site address of this site
 * @returns XML
 */
export function urlSet(paths: readonly string[], site: URL | undefined): string {
  return xml('urlset', 'url', paths, site);
}

function xml(root: string, entry: string, paths: readonly string[], site: URL | undefined): string {
  const entries = paths.map(
    (path) => `<${entry}><loc>${escaped(absoluteUrl(path, site))}</loc></${entry}>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.join('')}</${root}>\n`;
}

/** An address holds no `<` and no quote: `URL` encodes them. */
function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}

/**
 * What crawlers may read: all but the admin and the functions.
 * @param site address of this site
 */
export function robotsTxt(site: URL | undefined): string {
  return [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${PAGES.admin}`,
    'Disallow: /api/',
    '',
    `Sitemap: ${absoluteUrl(SITEMAP_PATH, site)}`,
    '',
  ].join('\n');
}
