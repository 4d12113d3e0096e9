import { PAGES } from '#site/paths.ts';

/** How somebody comes to the admin. */
export type Entrance =
  | { by: 'sign-in' }
  /** With a mailed link that works once. */
  | { by: 'invitation' | 'reset' | 'email'; token: string }
  /** With a mailed link that lacks its end. */
  | { by: 'incomplete-link' };

const LINK = /^#(invitation|reset|email)=(.*)$/;
/** The tokens that the server makes: 32 bytes of our own, and 24 letters of better-auth. */
const COMPLETE = {
  invitation: /^[\w-]{43,200}$/,
  reset: /^[\w-]{24,200}$/,
  email: /^[\w-]{43,200}$/,
};

/** @returns the entrance that the fragment of an address names */
export function entranceOf(hash: string): Entrance {
  const [, by, token = ''] = LINK.exec(hash) ?? [];
  if (by !== 'invitation' && by !== 'reset' && by !== 'email') return { by: 'sign-in' };
  return COMPLETE[by].test(token) ? { by, token } : { by: 'incomplete-link' };
}

/**
 * Where to go after the sign-in: only to the admin itself, whatever the address asks for.
 * @param search query of the address; null is given when it asks for nothing
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
