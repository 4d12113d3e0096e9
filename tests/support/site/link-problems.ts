/**
 * Links, images, styles and scripts of a page that lead nowhere on this site.
 */
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { IMAGE_CDN_PATH } from '#site/paths.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { findAll, type HtmlElement } from './html.ts';

const ADDRESS_ATTRIBUTES = ['href', 'src', 'poster', 'component-url', 'renderer-url'];

/** @returns a sentence for each address that is not answered, with the pages it stands in */
export function linkProblems(site: BuiltSite): string[] {
  const unanswered = site.pages.flatMap((page) =>
    [...new Set(findAll(page.document, '*').flatMap(addressesOf))].flatMap((address) => {
      const missing = missingTarget(address, page, site);
      return missing === null ? [] : [{ what: `${address}: ${missing}`, from: page.path }];
    }),
  );
  return [...Map.groupBy(unanswered, ({ what }) => what)].map(
    ([what, found]) => `${what} (from ${found[0]?.from}, ${found.length} in all)`,
  );
}

/**
 * @param address as it stands in the page
 * @returns what is missing, or null; other sites are not asked
 */
export function missingTarget(address: string, page: BuiltPage, site: BuiltSite): string | null {
  if (!URL.canParse(address, site.origin + page.path)) return 'no address';
  const url = new URL(address, site.origin + page.path);
  if (url.origin !== site.origin) return null;
  if (url.pathname === IMAGE_CDN_PATH) {
    const image = url.searchParams.get('url') ?? '';
    return site.hasFile(image) ? null : `no image ${image}`;
  }
  if (url.pathname !== '/' && site.hasFile(decodeURIComponent(url.pathname))) return null;
  const target = site.pages.find(({ path }) => path === decodeURIComponent(url.pathname));
  if (!target) return 'no such page or file';
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || hasId(target, id) ? null : `no element #${id} there`;
}

function addressesOf({ attributes }: HtmlElement): string[] {
  const single = ADDRESS_ATTRIBUTES.flatMap((name) => attributes.get(name) ?? []);
  const sizes = (attributes.get('srcset') ?? '')
    .split(', ')
    .map((size) => size.split(' ')[0] ?? '');
  // Only forms are sent to endpoints, which are no files of the site.
  const action = attributes.get('action') ?? '';
  const isAnswered = ENDPOINTS.some(({ path }) => path === action);
  return [...single, ...sizes, isAnswered ? '' : action].filter((address) => address !== '');
}

function hasId({ document }: BuiltPage, id: string): boolean {
  return findAll(document, '*').some(({ attributes }) => attributes.get('id') === id);
}
