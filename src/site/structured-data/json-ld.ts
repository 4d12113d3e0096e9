import { scriptJson } from '../script-json.ts';

/** A schema.org thing: absolute addresses, prices in US dollars; undefined fields are left out. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** The content of a page's structured data, safe inside `<script>`. */
export function jsonLd(things: readonly (Thing | undefined)[]): string {
  const graph = things.filter((thing) => thing !== undefined);
  return scriptJson({ '@context': 'https://schema.org', '@graph': graph });
}
