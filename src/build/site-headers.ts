/** Response headers of the site, derived from the built pages. */
import { STRICT_TRANSPORT } from '#site/strict-transport.ts';
import type { PageRecord } from './page-record.ts';

/**
 * One policy for all pages: ten thousand rules would be too many.
 * @param pages facts about each page
 * @param origin scheme and host of the site
 * @returns content of `_headers`
 */
export function headersFile(
  pages: readonly Pick<PageRecord, 'scripts' | 'styles'>[],
  origin: string,
): string {
  const scripts = new Set(pages.flatMap((page) => page.scripts));
  const styles = new Set(pages.flatMap((page) => page.styles));
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...[...scripts].toSorted()].join(' ')}`,
    `style-src ${["'self'", ...[...styles].toSorted()].join(' ')}`,
    // Editors may link an image on another site (@image.address).
    "img-src 'self' data: blob: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return [
    '/*',
    `  Content-Security-Policy: ${policy}`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: camera=(), microphone=(), geolocation=(), interest-cohort=()',
    '  Cross-Origin-Opener-Policy: same-origin',
    ...(origin.startsWith('https:') ? [`  Strict-Transport-Security: ${STRICT_TRANSPORT}`] : []),
    '/_astro/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/media/*',
    '  Cache-Control: public, max-age=86400',
    '',
  ].join('\n');
}
