import { ApiError } from '../../base/api-error.ts';
import { otherSite } from '../../base/texts.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protects against cross-site requests by headers that pages cannot set; a write with a cookie and
 * without these headers is rejected too.
 * @param siteUrl public address of the site; the requested host also counts as ours
 * @throws ApiError 403 for a write from another site
 */
export function assertOwnSite(request: Request, siteUrl: string): void {
  if (READS.has(request.method)) return;
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  if (site === null && origin === null && !request.headers.has('Cookie')) return;
  const ours = [new URL(siteUrl).origin, new URL(request.url).origin];
  const trusted =
    (site === null || site === 'same-origin') && (origin === null || ours.includes(origin));
  if (trusted && (site !== null || origin !== null)) return;
  throw new ApiError('forbidden', otherSite);
}
