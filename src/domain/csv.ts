/** The start of a formula, also behind apostrophes: such a text gets one more, so that `plainCell` restores it. */
const FORMULA = /^['\s]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * CSV (RFC 4180) that no spreadsheet executes (@inquiry.export, @sheet.file). @param rows the headings first
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  const inert = inertCell(text);
  // LibreOffice also splits cells at semicolons by default.
  return /[",;\r\n\t']|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** @returns a formula with an apostrophe in front; other text unchanged */
function inertCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Inverse of `inertCell`. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
