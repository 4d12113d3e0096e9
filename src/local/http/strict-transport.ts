import { STRICT_TRANSPORT } from '#site/strict-transport.ts';

const HEADER = 'Strict-Transport-Security';

/**
 * Adds HSTS. Pages and functions set it themselves; resized images and redirects do not.
 * @param siteUrl public address of the site
 * @returns the same response
 */
export function strictTransport(response: Response, siteUrl: string): Response {
  if (siteUrl.startsWith('https:') && !response.headers.has(HEADER)) {
    response.headers.set(HEADER, STRICT_TRANSPORT);
  }
  return response;
}
