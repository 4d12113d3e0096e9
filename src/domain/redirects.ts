/** From a page's former address directly to its current one, never via another redirect. */
export interface Redirect {
  from: string;
  to: string;
}

/** Former addresses of pages. */
export interface OldAddresses {
  /** Of moved pages. */
  redirects: Redirect[];
  /** Of deleted pages. */
  gone: string[];
}
