import { hash } from 'node:crypto';
import { PREVIEW_PAGE, QUOTE_PAGE } from '#site/paths.ts';
import { STRICT_TRANSPORT } from '#site/strict-transport.ts';
import type { PageFacts } from './page-facts.ts';

/** Cached: a few inline texts occur on thousands of pages. */
const hashes = new Map<string, string>();

function hashOf(code: string): string {
  const source = hashes.get(code) ?? `'sha256-${hash('sha256', code, 'base64')}'`;
  hashes.set(code, source);
  return source;
}

/** @returns hashes of a page's inline code for the CSP, one per line */
export function inlineHashes({ scripts, rules, styles }: PageFacts): string {
  return [
    ...[...scripts, ...rules].map((code) => `script-src ${hashOf(code)}`),
    ...styles.map((code) => `style-src ${hashOf(code)}`),
  ].join('\n');
}

/** Directives about other sites: where forms are sent, and who may frame pages. */
const APART_FROM_OTHERS = ["form-action 'self'", "frame-ancestors 'none'"];

/**
 * @param inline `inlineHashes` of the pages that get it
 * @param more further directives
 */
export function contentPolicy(
  inline: ReadonlySet<string>,
  more: readonly string[] = APART_FROM_OTHERS,
): string {
  const lines = [...new Set([...inline].flatMap((page) => page.split('\n')))];
  const allowed = (directive: string) => {
    const sources = lines.filter((line) => line.startsWith(directive)).toSorted();
    return [`${directive} 'self'`, ...sources.map((line) => line.slice(directive.length + 1))];
  };
  return [
    "default-src 'self'",
    allowed('script-src').join(' '),
    allowed('style-src').join(' '),
    // Editors may use an image of another site (@image.address).
    "img-src 'self' data: blob: https:",
    "object-src 'none'",
    "base-uri 'none'",
    ...more,
  ].join('; ');
}

/**
 * One policy for all pages: ten thousand rules would be too many.
 * @param inline `inlineHashes` of all pages
 * @param origin scheme and host of the site
 * @returns content of `_headers`
 */
export function headersFile(inline: ReadonlySet<string>, origin: string): string {
  return [
    '/*',
    `  Content-Security-Policy: ${contentPolicy(inline)}`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: camera=(), microphone=(), geolocation=(), interest-cohort=()',
    '  Cross-Origin-Opener-Policy: same-origin',
    ...(origin.startsWith('https:') ? [`  Strict-Transport-Security: ${STRICT_TRANSPORT}`] : []),
    '/_astro/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    // A preview has its own origin and fetches scripts and fonts from that of the site (@preview.apart).
    '  Access-Control-Allow-Origin: *',
    // Pages opened by private links (@quote.page-private, @preview.link). Also at the file's name.
    ...[QUOTE_PAGE, PREVIEW_PAGE]
      .flatMap((page) => [page, `${page}.html`])
      .flatMap((path) => [
        path,
        '  Cache-Control: private, no-cache',
        '  Referrer-Policy: no-referrer',
        '  X-Robots-Tag: noindex',
      ]),
    '/media/*',
    '  Cache-Control: public, max-age=86400',
    '',
  ].join('\n');
}
