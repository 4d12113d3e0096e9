import type { NavigationLink } from './navigation-link.ts';
import { PAGES } from './paths.ts';
import { shop } from './shop/shop.ts';
import { accessibility, contact } from './shop/trust-texts.ts';
import * as text from './texts/common.ts';

/** Roots of breadcrumbs. */
export const HOME: NavigationLink = { label: text.home, href: PAGES.home };
export const RENTALS: NavigationLink = { label: text.rentalServices, href: PAGES.rentals };

/** The main navigation (@header.links). */
export const NAVIGATION: readonly NavigationLink[] = [
  HOME,
  RENTALS,
  { label: text.designServices, href: PAGES.design },
  { label: text.photoBooth, href: PAGES.photoBooth },
  { label: text.videoDanceFloor, href: PAGES.danceFloor },
];

/** The last of `aboutLinks`; in wide headers also in the main navigation. */
export const CONTACT: NavigationLink = { label: contact, href: PAGES.contact };

/** Links of menu and footer to what visitors read before renting (@trust.links). */
export function aboutLinks(): NavigationLink[] {
  return [...shop().pages, CONTACT];
}

/** Links in the last line of the footer. */
export const LEGAL: readonly NavigationLink[] = [
  { label: accessibility, href: PAGES.accessibility },
  { label: text.privacyPolicy, href: PAGES.privacy },
];

/** Whether a link leads to the page or to one above it. @param path with or without the ending of its file */
function isCurrent(href: string, path: string): boolean {
  const page = path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
  return page === href || (href !== PAGES.home && page.startsWith(`${href}/`));
}

/** @returns addresses of the links that lead to the page or to one above it */
export function currentLinks(path: string): string[] {
  const links = [...NAVIGATION, ...aboutLinks()];
  return links.map(({ href }) => href).filter((href) => isCurrent(href, path));
}
