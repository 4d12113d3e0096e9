/**
 * Writes what the host must send and rewrite, from the pages as they were built.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PAGES, PRODUCT_NOT_FOUND_PAGE } from '#site/paths.ts';
import { inlineCode } from './inline-code.ts';

/** One policy for all pages, so that ten thousand pages do not mean ten thousand rules. */
export function siteHeaders(): AstroIntegration {
  return {
    name: 'site-headers',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const hashes = await inlineHashes(root);
        await writeFile(path.join(root, '_headers'), headersFile(hashes));
        await writeFile(path.join(root, '_redirects'), redirectsFile());
        logger.info(`one policy with ${hashes.scripts.size + hashes.styles.size} hashes`);
      },
    },
  };
}

interface Hashes {
  scripts: Set<string>;
  styles: Set<string>;
}

async function inlineHashes(root: string): Promise<Hashes> {
  const hashes: Hashes = { scripts: new Set(), styles: new Set() };
  const files = await readdir(root, { recursive: true });
  for (const file of files) {
    if (!file.endsWith('.html')) continue;
    const { scripts, styles } = inlineCode(await readFile(path.join(root, file), 'utf8'));
    for (const script of scripts) hashes.scripts.add(hashOf(script));
    for (const style of styles) hashes.styles.add(hashOf(style));
  }
  return hashes;
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function headersFile({ scripts, styles }: Hashes): string {
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...[...scripts].toSorted()].join(' ')}`,
    `style-src ${["'self'", ...[...styles].toSorted()].join(' ')}`,
    // Editors may link a picture of another site (spec §2, "an image URL input").
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
    '/_astro/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/media/*',
    '  Cache-Control: public, max-age=86400',
    '',
  ].join('\n');
}

function redirectsFile(): string {
  // Files win over this rule, so it only meets products that do not exist.
  return `${PAGES.rentals}/:category/:product ${PRODUCT_NOT_FOUND_PAGE}.html 404\n`;
}
