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

/** What has to be written for the redirects to be right again. */
export interface RedirectChanges {
  /** Addresses that redirect no more. */
  remove: string[];
  /** New ones, and ones that lead elsewhere now. */
  put: Redirect[];
}

/**
 * Pages have moved. Whatever led to an old address leads to the new one (no chains), and an address
 * that a page has now redirects no more (no loops).
 * @param existing at least those from or to an address of `moves`; each address redirects once
 * @param moves old and new address of each page, all moved at the same time
 */
export function redirectsAfter(
  existing: readonly Redirect[],
  moves: readonly Redirect[],
): RedirectChanges {
  const before = new Map(existing.map(({ from, to }) => [from, to]));
  const newPlaces = new Map(moves.map(({ from, to }) => [from, to]));
  const occupied = new Set(newPlaces.values());
  const after = new Map<string, string>();
  for (const [from, to] of [...before, ...newPlaces]) {
    const place = newPlaces.get(to) ?? to;
    if (!occupied.has(from) && from !== place) after.set(from, place);
  }
  // Moved pages win over what their old address did before.
  for (const [from, to] of newPlaces) if (after.has(from)) after.set(from, to);
  return {
    remove: [...before.keys()].filter((from) => !after.has(from)),
    put: [...after].flatMap(([from, to]) => (before.get(from) === to ? [] : [{ from, to }])),
  };
}
