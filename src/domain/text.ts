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

/**
 * Makes text of one line safe to show: a line break would forge a line of a mail, and a mark that turns
 * the direction of writing would show `exe.png` for `gnp.exe`. Invisible spaces make an empty name.
 * @param text what a visitor or editor typed
 */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replaceAll(/[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .replaceAll(/[\t\n\u0085\u2028\u2029]+/g, ' ')
    .trim();
}
