/**
 * Search engines and preview cards want whole addresses.
 * @param address path on this site; an address of another site stays as it is
 * @param site address of this site, `Astro.site`
 * @throws TypeError when `site` is not configured
 */
export function absoluteUrl(address: string, site: URL | undefined): string {
  return new URL(address, site).href;
}
