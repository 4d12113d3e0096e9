/** A part of schema.org: whole addresses, prices in US dollars; what is undefined is left out. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** Would end the block, or a line of a script, in the middle of a text. */
const UNSAFE = /[<\u2028\u2029]/g;

/**
 * The content of a page's one block of structured data. Safe inside `<script>` whatever a name
 * holds, `</script>` included: `<` is written as its escape, which reads back as the same.
 */
export function jsonLd(things: readonly Thing[]): string {
  const document = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(document).replaceAll(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
