/** Where pages used to be. A redirect leads to the page at once: never over another redirect. */
export interface Redirect {
  from: string;
  to: string;
}

/** Addresses of pages that are not there any more. */
export interface OldAddresses {
  /** Of pages that moved. */
  redirects: Redirect[];
  /** Of pages that were deleted. */
  gone: string[];
}
