import { PAGES } from './paths.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

/** Top navigation (@header.links). */
export const NAVIGATION: readonly NavigationLink[] = [
  { label: 'Home', href: PAGES.home },
  { label: 'Rental Services', href: PAGES.rentals },
  { label: 'Design Services', href: PAGES.design },
  { label: 'Photo Booth', href: PAGES.photoBooth },
  { label: 'Video Dance Floor', href: PAGES.danceFloor },
];

/**
 * Whether a page belongs to a link: the page itself, or one below it.
 * @param href a link of the navigation
 * @param path path of the page, with or without the ending of its file
 */
export function isCurrent(href: string, path: string): boolean {
  const page = path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
  return page === href || (href !== PAGES.home && page.startsWith(`${href}/`));
}
