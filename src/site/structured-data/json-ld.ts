import { scriptJson } from '../script-json.ts';

/** A part of schema.org: whole addresses, prices in US dollars; what is undefined is left out. */
export type Thing = { '@type': string } & Record<string, unknown>;

/**
 * @param things undefined ones are left out
 * @returns the content of a page's one block of structured data, safe inside `<script>`
 */
export function jsonLd(things: readonly (Thing | undefined)[]): string {
  const graph = things.filter((thing) => thing !== undefined);
  return scriptJson({ '@context': 'https://schema.org', '@graph': graph });
}
