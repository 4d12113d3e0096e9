/** `_redirects` of the built site. */
import type { OldAddresses, Redirect } from '#domain/redirects.ts';
import { comparePath, NOT_FOUND_PAGE, PAGES, PRODUCT_NOT_FOUND_PAGE } from '#site/paths.ts';

/** A path that cannot break the file's syntax. */
const PLAIN_PATH = /^(\/[a-z0-9-]+)+$/;

/**
 * @param old may contain addresses that are pages again, but no chains
 * @param isPage whether a path is a page of this site
 * @returns answers for addresses without a page; each redirect leads directly to a page
 */
export function oldAnswers(old: OldAddresses, isPage: (path: string) => boolean): OldAddresses {
  const isOld = (path: string) => !isPage(path) && PLAIN_PATH.test(path);
  const moved = old.redirects.filter(({ from }) => isOld(from));
  const redirects = moved.filter(({ to }) => isPage(to));
  const deleted = new Set(old.gone.filter(isOld));
  const earlier = moved.filter(({ to }) => deleted.has(to)).map(({ from }) => from);
  const gone = new Set([...deleted, ...earlier]);
  // A deleted page's address may have been used by another page that moved since.
  for (const { from } of redirects) gone.delete(from);
  return { redirects, gone: [...gone] };
}

/**
 * A moved category is one rule for all its products, because hosts scan the file for every address that is
 * not a file. Its comparison moves along (@compare.page).
 * @param old see `oldAnswers`
 * @param isPage see `oldAnswers`
 * @returns content of `_redirects`; the first matching rule wins
 */
export function redirectsFile(old: OldAddresses, isPage: (path: string) => boolean): string {
  const { redirects, gone } = oldAnswers(old, isPage);
  const categories = new Map(
    redirects.flatMap(({ from, to }) => (isCategory(from) && isCategory(to) ? [[from, to]] : [])),
  );
  const comparisons = [...categories]
    .map((pair) => pair.map((category) => comparePath(slugOf(category))))
    .filter(([from = '', to = '']) => isPage(to) && !isPage(from));
  /** Whether its category's rule has the same effect. */
  const isCovered = ({ from, to }: Redirect) => {
    const [, category = '', product = ''] = /^(.*)(\/[^/]*)$/.exec(from) ?? [];
    return to === `${categories.get(category)}${product}`;
  };
  return [
    // As files they would answer 200.
    ...[NOT_FOUND_PAGE, PRODUCT_NOT_FOUND_PAGE].flatMap((page) =>
      [page, `${page}.html`].map((path) => `${path} ${page}.html 404!`),
    ),
    ...redirects
      .filter((redirect) => !isCovered(redirect))
      .map(({ from, to }) => `${from} ${to} 301`),
    ...comparisons.map(([from, to]) => `${from} ${to} 301`),
    ...gone.map(
      (path) => `${path} ${isProduct(path) ? PRODUCT_NOT_FOUND_PAGE : NOT_FOUND_PAGE}.html 410`,
    ),
    // After rules for single products, because the first match wins.
    ...[...categories].map(([from, to]) => `${from}/:product ${to}/:product 301`),
    // Files win over this rule, so it only matches missing products.
    `${PAGES.rentals}/:category/:product ${PRODUCT_NOT_FOUND_PAGE}.html 404`,
    '',
  ].join('\n');
}

/** @param category path of a category */
function slugOf(category: string): string {
  return category.slice(PAGES.rentals.length + 1);
}

function isProduct(path: string): boolean {
  return slugOf(path).includes('/');
}

function isCategory(path: string): boolean {
  return path.startsWith(`${PAGES.rentals}/`) && !isProduct(path);
}
