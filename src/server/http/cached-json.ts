/**
 * Answers that the CDN keeps until what they show is changed.
 */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** Seconds that the CDN answers by itself; a save purges it by tag long before. */
const FRESH = 3_600;
/** Seconds in which it may answer while it asks anew. */
const STALE = 86_400;

/**
 * JSON with an ETag; 304 without it for a caller that has the same already. Browsers ask each
 * time, the CDN keeps it, also when the database is down. `tag` says by what a save purges it.
 */
export function cachedJson(context: Context, body: unknown): Response {
  const text = JSON.stringify(body);
  const digest = createHash('sha256').update(text).digest('base64url');
  const etag = `"${digest.slice(0, 27)}"`;
  context.header('ETag', etag);
  context.header('Cache-Control', 'public, max-age=0, must-revalidate');
  context.header(
    'Netlify-CDN-Cache-Control',
    `public, durable, s-maxage=${FRESH}, stale-while-revalidate=${STALE}`,
  );
  if (isKnown(context.req.header('If-None-Match'), etag)) return context.body(null, 304);
  context.header('Content-Type', 'application/json');
  return context.body(text);
}

/** Names the answer, so that a save purges it. */
export function tag(context: Context, ...tags: string[]): void {
  context.header('Netlify-Cache-Tag', tags.join(','));
}

/** RFC 9110 §13.1.2: a list of tags, compared weakly, or any. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}
