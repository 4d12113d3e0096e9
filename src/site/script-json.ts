/** Characters that could end the script block, or a line in it. */
const UNSAFE = /[<\u2028\u2029]/g;

/** @returns JSON that is safe inside `<script>`, even with `</script>` in a name */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
