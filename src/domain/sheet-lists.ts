/** Lists that stand in one cell of a spreadsheet (@sheet.file): `gold; “ivory; old”`, `Round | 18.50 | 24`. */

export interface ListForm {
  /** Signs that part entries; the first one is written. A line end parts them too. */
  between: string;
  /** Sign that parts an entry into its parts. */
  within?: string;
  /** Most parts of an entry; the last one may have the sign in it. */
  parts?: number;
}

/** @returns the cell; a part with a sign of the form in it stands in quotes, doubled inside */
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

/** @returns the entries of a cell, each in its parts, trimmed; empty ones are passed over */
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

/** @returns the part that begins there, and where the sign behind it stands */
function partAt(cell: string, start: number, signs: string) {
  const ends = oneOf(signs);
  const quoted = new RegExp(String.raw`[^\S\n]*"((?:[^"]|"")*)"[^\S\n]*(?=${ends}|$)`, 'y');
  quoted.lastIndex = start;
  const found = quoted.exec(cell);
  if (found) {
    const text = (found[1] ?? '').replaceAll('""', '"');
    return { text, end: quoted.lastIndex, isQuoted: true };
  }
  const rest = cell.slice(start);
  const length = rest.search(new RegExp(ends));
  const end = length === -1 ? cell.length : start + length;
  return { text: cell.slice(start, end).trim(), end, isQuoted: false };
}

/** @returns the pattern of one of these signs */
function oneOf(signs: string): string {
  return `[${signs}]`;
}
