/**
 * What every page shows of the owner's settings. The renderer sets it before the first page, and its
 * hash is part of each page's key.
 */
import type { Settings } from '#contracts/settings/sections.ts';
import type { NavigationLink } from './navigation.ts';
import { optionalPageLinks } from './optional-pages.ts';

export interface Shop {
  /** Links to the optional pages that there are. */
  pages: NavigationLink[];
}

let current: Shop | undefined;

/**
 * @param settings as saved
 * @returns what pages show from now on
 */
export function setShop(settings: Settings): Shop {
  current = { pages: optionalPageLinks(settings) };
  return current;
}

/**
 * @returns what every page shows, while pages are rendered
 * @throws Error anywhere else: a value kept there would be an old one
 */
export function shop(): Shop {
  if (!current) throw new Error('The settings of the shop are set only where pages are rendered');
  return current;
}
