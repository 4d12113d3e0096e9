import { STRICT_TRANSPORT } from '#site/strict-transport.ts';

const HEADER = 'Strict-Transport-Security';

/**
 * Has a browser come back by HTTPS, whatever it asked for first. Pages and functions say so themselves;
 * resized images and redirects do not.
 * @param siteUrl public address of the site
 * @returns the same answer
 */
export function strictTransport(response: Response, siteUrl: string): Response {
  if (siteUrl.startsWith('https:') && !response.headers.has(HEADER)) {
    response.headers.set(HEADER, STRICT_TRANSPORT);
  }
  return response;
}
