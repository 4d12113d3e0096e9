/**
 * What makes a spreadsheet read a cell as a formula, the full-width signs of East Asia included; also
 * behind apostrophes, so that taking one off gives back what was written.
 */
const FORMULA = /^['\s]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * CSV (RFC 4180) that no spreadsheet executes (@inquiry.export, @sheet.file): formulas get an apostrophe in
 * front.
 * @param rows the headings first
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  const inert = inertCell(text);
  // LibreOffice parts cells at semicolons too, unless it is told not to.
  return /[",;\r\n\t']|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** @returns the text with an apostrophe in front, where a spreadsheet would calculate it */
function inertCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** @returns the text of a cell as it was before `csvOf` put an apostrophe in front */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
