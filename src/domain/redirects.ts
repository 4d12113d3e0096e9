/** Directly to the current address, never via another redirect. */
export interface Redirect {
  from: string;
  to: string;
}

/** Former addresses of moved and deleted pages. */
export interface OldAddresses {
  redirects: Redirect[];
  gone: string[];
}
