/**
 * What programs recognize as a link: a scheme, or a dot in a host name (including the dots that
 * browsers normalize, UTS #46) before a letter or another label.
 */
const SCHEME = /:(?=\/\/)/gu;
const DOT = /(?<=[\p{L}\p{N}\p{M}_-])[.。．｡](?=[\p{L}\p{M}])/gu;

/** Defangs links: `https[:]//spam[.]example`. */
export function unlinked(text: string): string {
  return text.replaceAll(SCHEME, '[:]').replaceAll(DOT, '[.]');
}
