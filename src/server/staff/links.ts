import { PAGES } from '#site/paths.ts';

/**
 * @returns a link that opens the admin with a token. It stands in the fragment, which browsers send
 *   to nobody, so it reaches no log and no other site.
 */
export function staffLink(siteUrl: string, what: 'invitation' | 'reset', token: string): string {
  const url = new URL(PAGES.admin, siteUrl);
  url.hash = `${what}=${token}`;
  return url.href;
}
