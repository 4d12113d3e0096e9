import { isBlank } from './blank-text.ts';

/**
 * Makes text storable: PostgreSQL rejects NUL and lone surrogates. Lone surrogates become U+FFFD, line ends
 * become line feeds. Removes other control characters (except tabs), bidi controls, which could show `gnp.exe`
 * as `exe.png`, and white space at both ends. Text of which nothing can be seen becomes empty, so that it is missing
 * wherever a text is required (@request.blank).
 */
export function cleanText(text: string): string {
  const clean = text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed here
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F\u202A-\u202E\u2066-\u2069]/g, '')
    .trim();
  return isBlank(clean) ? '' : clean;
}

/**
 * `cleanText` on one line: line breaks, which could forge a mail, and tabs become spaces; invisible characters
 * are removed.
 */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replaceAll(/[\u200B\u2060\uFEFF]/g, '')
    .replaceAll(/[\t\n\u0085\u2028\u2029]+/g, ' ')
    .trim();
}
