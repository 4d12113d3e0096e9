/**
 * Makes text safe to store: Postgres refuses NUL, and a lone surrogate is not UTF-8. Control
 * characters other than tab and line feed have no meaning in a form, so they go; line ends
 * become `\n`.
 * @param text what a visitor or editor typed
 */
export function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- control characters are what is removed here
      .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
      .trim()
  );
}
