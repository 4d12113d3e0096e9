/** Tables as CSV (RFC 4180) that no spreadsheet executes (@inquiry.export). */

/** What makes a spreadsheet read a cell as a formula, the full-width signs of East Asia included. */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * @param rows the headings first
 * @returns the file's text; a cell that a spreadsheet would calculate gets an apostrophe in front
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n\t']|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
