/** Lists in one cell of a spreadsheet (@sheet.file): `gold; “ivory; old”`, `Round | 18.50 | 24`. */

export interface ListForm {
  /** Separators of entries; the first one is written. Line ends separate too. */
  between: string;
  /** Separator of an entry's parts. */
  within?: string;
  /** Most parts of an entry; the last one may contain the separator. */
  parts?: number;
}

/** Options of an item: name, price, pieces and image (@sheet.file). */
export const OPTION_ENTRIES: ListForm = { between: ';', within: '|', parts: 4 };

/** Entries of one part, such as addresses of images. */
export const ENTRIES: ListForm = { between: ';' };

/** @returns the cell; parts with a separator are quoted, quotes doubled */
export function listCell(entries: readonly (readonly string[])[], form: ListForm): string {
  const { between, within = '', parts = 1 } = form;
  const cells = entries.map((entry) =>
    entry
      .map((part, index) => {
        const signs = `${between}\n${index < parts - 1 ? within : ''}`;
        const isPlain =
          part === part.trim() &&
          !part.startsWith('"') &&
          !new RegExp(oneOf(signs)).test(part) &&
          (part !== '' || entry.length > 1);
        return isPlain ? part : `"${part.replaceAll('"', '""')}"`;
      })
      .join(within === ':' ? ': ' : ` ${within} `)
      .trimEnd(),
  );
  return cells.join(between.startsWith('\n') ? '\n' : `${between.slice(0, 1)} `);
}

/** @returns the parts of each entry, trimmed; empty entries are skipped */
export function readList(cell: string, form: ListForm): string[][] {
  const { between, within = '', parts = 1 } = form;
  const entries: string[][] = [];
  let entry: string[] = [];
  let isQuoted = false;
  let at = 0;
  while (at <= cell.length) {
    const part = partAt(cell, at, `${between}\n${entry.length < parts - 1 ? within : ''}`);
    entry.push(part.text);
    isQuoted ||= part.isQuoted;
    at = part.end + 1;
    if (within !== '' && cell[part.end] === within && entry.length < parts) continue;
    if (isQuoted || entry.some((text) => text !== '')) entries.push(entry);
    entry = [];
    isQuoted = false;
  }
  return entries;
}

/** @returns the part at `start`, and the index of the separator after it */
function partAt(cell: string, start: number, signs: string) {
  const ends = oneOf(signs);
  const quoted = new RegExp(String.raw`[^\S\n]*"((?:[^"]|"")*)"[^\S\n]*(?=${ends}|$)`, 'y');
  quoted.lastIndex = start;
  const match = quoted.exec(cell);
  if (match) {
    const text = (match[1] ?? '').replaceAll('""', '"');
    return { text, end: quoted.lastIndex, isQuoted: true };
  }
  const rest = cell.slice(start);
  const length = rest.search(new RegExp(ends));
  const end = length === -1 ? cell.length : start + length;
  return { text: cell.slice(start, end).trim(), end, isQuoted: false };
}

/** @returns a pattern for one of these signs */
function oneOf(signs: string): string {
  return `[${signs}]`;
}
