/** Scheme, or dot in a host name (including those that browsers normalize, UTS #46), of a link. */
const SCHEME = /:(?=\/\/)/gu;
const DOT = /(?<=[\p{L}\p{N}\p{M}_-])[.。．｡](?=[\p{L}\p{M}])/gu;

/** Defangs links: `https[:]//spam[.]example`. */
export function unlinked(text: string): string {
  return text.replaceAll(SCHEME, '[:]').replaceAll(DOT, '[.]');
}
