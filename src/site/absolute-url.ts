/**
 * @param address path on this site; an address of another site is returned unchanged
 * @param site `Astro.site`
 * @throws TypeError if `site` is not configured
 */
export function absoluteUrl(address: string, site: URL | undefined): string {
  return new URL(address, site).href;
}
