/**
 * What programs take for the start of an address: a scheme, and a dot that may stand in a host name
 * (also the dots that browsers read as one, UTS #46), before a letter or a further label.
 */
const SCHEME = /:(?=\/\/)/gu;
const DOT = /(?<=[\p{L}\p{N}\p{M}_-])[.。．｡](?=[\p{L}\p{M}])/gu;

/**
 * Text that no program makes a link of, and that people still read: `https[:]//spam[.]example`.
 * @param text of somebody who may not put a link there
 */
export function unlinked(text: string): string {
  return text.replaceAll(SCHEME, '[:]').replaceAll(DOT, '[.]');
}
