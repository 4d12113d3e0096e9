/**
 * `_redirects` of the built site, from what the build read of the database.
 */
import type { OldAddresses, Redirect } from '#domain/redirects.ts';
import { PAGES, PRODUCT_NOT_FOUND_PAGE } from '#site/paths.ts';

/** What the path builder makes, and nothing that would be another rule in the file. */
const PLAIN_PATH = /^(\/[a-z0-9-]+)+$/;

/**
 * @param old may hold addresses that are pages again; whoever records a move leaves no chain
 * @param isPage whether a path is a page of this site
 * @returns what to answer: each redirect leads straight to a page, and no address of these is one
 */
export function oldAnswers(old: OldAddresses, isPage: (path: string) => boolean): OldAddresses {
  const isOld = (path: string) => !isPage(path) && PLAIN_PATH.test(path);
  const moved = old.redirects.filter(({ from }) => isOld(from));
  const redirects = moved.filter(({ to }) => isPage(to));
  const deleted = new Set(old.gone.filter(isOld));
  const earlier = moved.filter(({ to }) => deleted.has(to)).map(({ from }) => from);
  const gone = new Set([...deleted, ...earlier]);
  // Where something was deleted, another page may have been since, and moved.
  for (const { from } of redirects) gone.delete(from);
  return { redirects, gone: [...gone] };
}

/**
 * A category that moved is one rule for all its products: hosts read the file from its top for every
 * address that is no file.
 * @param old see `oldAnswers`
 * @param isPage see `oldAnswers`
 * @returns content of `_redirects`; the first rule that matches is the one that counts
 */
export function redirectsFile(old: OldAddresses, isPage: (path: string) => boolean): string {
  const { redirects, gone } = oldAnswers(old, isPage);
  const categories = new Map(
    redirects.flatMap(({ from, to }) => (isCategory(from) && isCategory(to) ? [[from, to]] : [])),
  );
  /** Whether the rule of its category says the same. */
  const isCovered = ({ from, to }: Redirect) => {
    const [, category = '', product = ''] = /^(.*)(\/[^/]*)$/.exec(from) ?? [];
    return to === `${categories.get(category)}${product}`;
  };
  return [
    ...redirects.filter((each) => !isCovered(each)).map(({ from, to }) => `${from} ${to} 301`),
    ...gone.map((path) => `${path} ${isProduct(path) ? PRODUCT_NOT_FOUND_PAGE : '/404'}.html 410`),
    // After what became of single products: the first rule that matches counts.
    ...[...categories].map(([from, to]) => `${from}/:product ${to}/:product 301`),
    // Files win over this rule, so it only meets products that do not exist.
    `${PAGES.rentals}/:category/:product ${PRODUCT_NOT_FOUND_PAGE}.html 404`,
    '',
  ].join('\n');
}

function isProduct(path: string): boolean {
  return path.slice(PAGES.rentals.length + 1).includes('/');
}

function isCategory(path: string): boolean {
  return path.startsWith(`${PAGES.rentals}/`) && !isProduct(path);
}
