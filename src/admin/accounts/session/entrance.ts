import { PAGES } from '#site/paths.ts';

/** How somebody opened the admin. */
export type Entrance =
  | { by: 'sign-in' }
  /** With a mailed link, valid once. */
  | { by: 'invitation' | 'reset' | 'email'; token: string }
  /** With a truncated mailed link. */
  | { by: 'incomplete-link' };

const LINK = /^#(invitation|reset|email)=(.*)$/;
/** Tokens that were not cut off: ours are 32 bytes (43 characters in base64url), better-auth's (reset) 24 letters. */
const COMPLETE = {
  invitation: /^[\w-]{43,200}$/,
  reset: /^[\w-]{24,200}$/,
  email: /^[\w-]{43,200}$/,
};

/** @returns the entrance in an address's fragment */
export function entranceOf(hash: string): Entrance {
  const [, by, token = ''] = LINK.exec(hash) ?? [];
  if (by !== 'invitation' && by !== 'reset' && by !== 'email') return { by: 'sign-in' };
  return COMPLETE[by].test(token) ? { by, token } : { by: 'incomplete-link' };
}

/**
 * @param search query of the address
 * @returns where to go after the sign-in: to the address in `next`, or to the start of the admin if that address is
 *   outside the admin; null without `next`
 */
export function nextOf(search: string, origin: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (next === null) return null;
  const url = URL.canParse(next, origin) ? new URL(next, origin) : null;
  const isAdmin = url?.origin === origin && url.pathname === PAGES.admin && next.startsWith('/');
  if (!isAdmin) return PAGES.admin;
  url.searchParams.delete('next');
  return url.pathname + url.search + url.hash;
}
