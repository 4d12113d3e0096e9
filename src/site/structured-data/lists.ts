import { absoluteUrl } from '../absolute-url.ts';
import type { NavigationLink } from '../navigation.ts';
import type { BreadcrumbList, ItemList } from './types.ts';

/**
 * The trail that a page shows, for search results.
 * @param trail from the home page to this one
 * @param site address of this site
 */
export function breadcrumbs(
  trail: readonly NavigationLink[],
  site: URL | undefined,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href, site),
    })),
  };
}

/**
 * What a page lists.
 * @param name of the list
 * @param entries in the order they are shown
 * @param total how many there are; more than `entries` where only the first are given
 * @param site address of this site
 */
export function itemList(
  name: string,
  entries: readonly { name: string; href: string }[],
  total: number,
  site: URL | undefined,
): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry.name,
      url: absoluteUrl(entry.href, site),
    })),
  };
}
