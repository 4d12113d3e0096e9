/**
 * Slugs that nothing may have, because the built site or its host gives their address a meaning:
 * `index` is the page of the folder, `404` the page for what is not there, and the others are
 * device names, which are no file names on some machines that build the site.
 */
const RESERVED: ReadonlySet<string> = new Set([
  'index',
  '404',
  'con',
  'prn',
  'aux',
  'nul',
  ...['com', 'lpt'].flatMap((port) => Array.from({ length: 10 }, (_, number) => port + number)),
]);

/** @returns whether no category, item or package may have this slug */
export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug);
}
