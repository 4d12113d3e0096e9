/** Would end the block, or a line of a script, in the middle of a text. */
const UNSAFE = /[<\u2028\u2029]/g;

/**
 * @param value plain data
 * @returns its JSON, safe inside `<script>` whatever a name holds, `</script>` included: `<` is
 *   written as its escape, which reads back as the same
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
