/** Sitemap (sitemaps.org) and robots.txt. No dates: a wrong date, such as that of the build, is worse than none. */
import type { Settings } from '#contracts/settings/sections.ts';
import { absoluteUrl } from './absolute-url.ts';
import type { Catalog } from './catalog/category-page.ts';
import { shownRooms } from './catalog/rooms.ts';
import { optionalPageLinks, type PageSettings } from './optional-pages.ts';
import {
  categoryPath,
  itemPath,
  OPTIONAL_PAGES,
  PAGES,
  PLANNER_PAGE,
  roomPath,
  SITEMAP_PATH,
} from './paths.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Pages that search engines must not list (@search.page). */
const UNLISTED: ReadonlySet<string> = new Set([PAGES.admin, PAGES.search]);

/** @param compared paths of comparisons. @returns paths of all pages for search engines */
export function publicPaths(
  {
    categories,
    items,
    settings,
  }: Pick<Catalog, 'categories' | 'items'> & { settings: PageSettings & Pick<Settings, 'rooms'> },
  hasPlanner: boolean,
  compared: readonly string[],
): string[] {
  const always = Object.values(PAGES).filter(
    (path) => !UNLISTED.has(path) && !OPTIONAL_PAGES.includes(path),
  );
  return [
    ...always,
    ...optionalPageLinks(settings).map(({ href }) => href),
    ...(hasPlanner ? [PLANNER_PAGE] : []),
    ...shownRooms(settings.rooms).map(({ slug }) => roomPath(slug)),
    ...categories.map(({ slug }) => categoryPath(slug)),
    ...compared,
    ...items.map(({ category, slug }) => itemPath(category, slug)),
  ];
}

/** @returns XML; one file may have 50,000 pages */
export function sitemap(paths: readonly string[], site: URL | undefined): string {
  const entries = paths.map(
    (path) => `<url><loc>${escaped(absoluteUrl(path, site))}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n${entries.join('')}</urlset>\n`;
}

/** Escapes what `URL` does not encode: it encodes `<` and double quotes itself. */
function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}

/** The quote page may be read, so that search engines see its `noindex` (@quote.page-private). */
export function robotsTxt(site: URL | undefined): string {
  return [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${PAGES.admin}`,
    'Disallow: /api/',
    // Calendar programs obey this file too (@calendar.feed).
    'Allow: /api/calendar/',
    '',
    `Sitemap: ${absoluteUrl(SITEMAP_PATH, site)}`,
    '',
  ].join('\n');
}
