/**
 * `_redirects` of the built site, from what the build read of the database.
 */
import type { OldAddresses, Redirect } from '#domain/redirects.ts';
import { PAGES, PRODUCT_NOT_FOUND_PAGE } from '#site/paths.ts';

/** What the path builder makes, and nothing that would be another rule in the file. */
const PLAIN_PATH = /^(\/[a-z0-9-]+)+$/;

/**
 * @param old may hold chains and loops, and addresses that are pages again
 * @param isPage whether a path is a page of this site
 * @returns what to answer: each redirect leads straight to a page, and no address of these is one
 */
export function oldAnswers(old: OldAddresses, isPage: (path: string) => boolean): OldAddresses {
  const next = new Map(old.redirects.map(({ from, to }) => [from, to]));
  const deleted = new Set(old.gone.filter((path) => !isPage(path) && PLAIN_PATH.test(path)));
  // Where something was deleted, another page may have been since, and moved.
  const ends = new Set([...deleted].filter((path) => !next.has(path)));
  const answers: OldAddresses = { redirects: [], gone: [...ends] };
  for (const { from } of old.redirects) {
    if (isPage(from) || !PLAIN_PATH.test(from)) continue;
    const end = endOf(from, next, (path) => isPage(path) || ends.has(path));
    if (end !== undefined && isPage(end)) answers.redirects.push({ from, to: end });
    else if (end !== undefined || deleted.has(from)) answers.gone.push(from);
  }
  return answers;
}

/** The first address on the way that is an end; undefined when it leads nowhere or in a circle. */
function endOf(
  from: string,
  next: ReadonlyMap<string, string>,
  isEnd: (path: string) => boolean,
): string | undefined {
  const seen = new Set([from]);
  for (let to = next.get(from); to !== undefined; to = next.get(to)) {
    if (isEnd(to)) return to;
    if (seen.has(to)) return undefined;
    seen.add(to);
  }
  return undefined;
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
