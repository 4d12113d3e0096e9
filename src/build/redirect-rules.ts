/**
 * `_redirects` of the built site, from what the build read of the database.
 */
import type { Redirect } from '#domain/redirects.ts';
import { PAGES, PRODUCT_NOT_FOUND_PAGE } from '#site/paths.ts';

/** What the path builder makes, and nothing that would be another rule in the file. */
const PLAIN_PATH = /^(\/[a-z0-9-]+)+$/;

/**
 * @param redirects where pages used to be; may hold chains and loops
 * @param isPage whether a path is a page of this site
 * @returns the redirects to write: each leads straight to a page, and none starts at one
 */
export function straightRedirects(
  redirects: readonly Redirect[],
  isPage: (path: string) => boolean,
): Redirect[] {
  const next = new Map(redirects.map(({ from, to }) => [from, to]));
  return redirects.flatMap(({ from }) => {
    if (isPage(from) || !PLAIN_PATH.test(from)) return [];
    const to = endOf(from, next, isPage);
    return to === undefined ? [] : [{ from, to }];
  });
}

/** The first page on the way; undefined when it ends nowhere or goes in a circle. */
function endOf(
  from: string,
  next: ReadonlyMap<string, string>,
  isPage: (path: string) => boolean,
): string | undefined {
  const seen = new Set([from]);
  for (let to = next.get(from); to !== undefined; to = next.get(to)) {
    if (isPage(to)) return to;
    if (seen.has(to)) return undefined;
    seen.add(to);
  }
  return undefined;
}

/** @returns content of `_redirects`; the first rule that matches is the one that counts */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return [
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    // Files win over this rule, so it only meets products that do not exist.
    `${PAGES.rentals}/:category/:product ${PRODUCT_NOT_FOUND_PAGE}.html 404`,
    '',
  ].join('\n');
}
