/**
 * Checks a built site against the database: every public entity has its page, and there are no
 * others. The build's own check (`finished-site.ts`) reads the content of pages; it cannot know
 * whether they are the right ones.
 */
import { categoryPath, itemPath, PAGES } from '#site/paths.ts';
import { filesOf, pageAddress } from './site-inspection.ts';

/** Slugs of public entities in one snapshot. */
export interface PublicSlugs {
  categories: { slug: string }[];
  items: { slug: string; category: string }[];
}

const MOST_SHOWN = 10;

/**
 * @param folder a built site
 * @param before what was public before the build read the database
 * @param after what was public when it ended; changes in between may be either way
 * @returns problems, in words; empty for a site that may be published
 */
export function pageProblems(folder: string, before: PublicSlugs, after: PublicSlugs): string[] {
  if (before.categories.length === 0 || before.items.length === 0) {
    return ['The database has nothing to show, and an empty shop is never published.'];
  }
  const pages = new Set([...filesOf(folder)].filter(isPage).map(pageAddress));
  const [first, last] = [pathsOf(before), pathsOf(after)];
  const missing = [...first].filter((path) => last.has(path) && !pages.has(path));
  const extra = [...pages].filter(
    (path) => path.startsWith(`${PAGES.rentals}/`) && !first.has(path) && !last.has(path),
  );
  const visitors = Object.values(PAGES).filter((path) => path !== PAGES.admin);
  const all = [...visitors.filter((path) => !pages.has(path)), ...missing];
  return [
    ...listed(all.map((path) => `${path} has no page`)),
    ...listed(extra.map((path) => `${path} has a page and is not public`)),
  ];
}

function isPage(file: string): boolean {
  return file.endsWith('.html');
}

function pathsOf({ categories, items }: PublicSlugs): Set<string> {
  return new Set([
    ...categories.map(({ slug }) => categoryPath(slug)),
    ...items.map(({ category, slug }) => itemPath(category, slug)),
  ]);
}

function listed(problems: readonly string[]): string[] {
  const more = problems.length - MOST_SHOWN;
  return [...problems.slice(0, MOST_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])];
}
