import { absoluteUrl } from './absolute-url.ts';
import { PAGES, SITEMAP_PATH } from './paths.ts';

/**
 * What crawlers may read: all but the admin and the functions.
 * @param site address of this site
 */
export function robotsTxt(site: URL | undefined): string {
  return [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${PAGES.admin}`,
    'Disallow: /api/',
    '',
    `Sitemap: ${absoluteUrl(SITEMAP_PATH, site)}`,
    '',
  ].join('\n');
}
