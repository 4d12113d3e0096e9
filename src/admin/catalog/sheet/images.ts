/** Image files named in a spreadsheet (@sheet.images). */
import { FILE_TO_UPLOAD, SHEET_IMAGE_FIELDS } from '#contracts/catalog/sheets.ts';
import { ENTRIES, listCell, OPTION_ENTRIES, readList, type ListForm } from '#domain/sheet-lists.ts';
import type { SheetFile, SheetRow } from './read-sheet.ts';

/** Chosen files by key (`keyOf`). */
export type ImageFiles = ReadonlyMap<string, File>;

/**
 * @returns the key of a file: its name in lower case, without the folder, which a spreadsheet may include; normalized,
 *   because some systems store an accent as a letter of its own
 */
const keyOf = (name: string) => (name.split(/[/\\]/).at(-1) ?? '').trim().normalize().toLowerCase();

/** @returns all files; a new one replaces one of the same name */
export function withFiles(images: ImageFiles, files: readonly File[]): ImageFiles {
  return new Map([...images, ...files.map((file): [string, File] => [keyOf(file.name), file])]);
}

/** Fields with several entries, and the part of an entry with an image. */
const LISTS: Readonly<Record<string, { form: ListForm; part: number }>> = {
  images: { form: ENTRIES, part: 0 },
  options: { form: OPTION_ENTRIES, part: 3 },
};

/** @returns the rows with file names replaced by the addresses that `addressOf` knows */
export function withAddresses(
  { fields, rows }: Pick<SheetFile, 'fields' | 'rows'>,
  addressOf: (key: string) => string | undefined,
): SheetRow[] {
  const columns = fields.flatMap((field, index) =>
    SHEET_IMAGE_FIELDS.includes(field) ? [index] : [],
  );
  if (columns.length === 0) return rows;
  const withAddress = (entry: string) =>
    entry === '' || /^(?:https?:|\/)/i.test(entry) ? entry : (addressOf(keyOf(entry)) ?? entry);
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => {
      if (cell === null || !columns.includes(index)) return cell;
      const list = LISTS[fields[index] ?? ''];
      const entries = list ? readList(cell, list.form) : [[cell.trim()]];
      const replaced = entries.map((parts) =>
        parts.map((part, at) => (at === (list?.part ?? 0) ? withAddress(part) : part)),
      );
      // A cell without a replacement stays to the letter: the server compares it with the stored text.
      const isSame = (parts: string[], at: number) =>
        parts.every((part, place) => part === entries[at]?.[place]);
      if (replaced.every(isSame)) return cell;
      return list ? listCell(replaced, list.form) : replaced.flat().join('');
    }),
  }));
}

/** @returns a function from the key of a file to a placeholder for its address, until it is uploaded */
export function waitingAddress(files: ImageFiles): (key: string) => string | undefined {
  return (key) => {
    const file = files.get(key);
    return file && `${FILE_TO_UPLOAD}${encodeURIComponent(file.name)}`;
  };
}

/** @returns the files named in these rows, by key */
export function namedFiles(
  sheet: Pick<SheetFile, 'fields' | 'rows'>,
  files: ImageFiles,
): Set<string> {
  const named = new Set<string>();
  withAddresses(sheet, (key) => {
    if (files.has(key)) named.add(key);
    return undefined;
  });
  return named;
}

/** @returns a field's value for people, with names of files instead of placeholders */
export function withFileNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFileNames);
  if (typeof value === 'object' && value !== null && 'image' in value) {
    return { ...value, image: withFileNames(value.image) };
  }
  if (typeof value !== 'string' || !value.startsWith(FILE_TO_UPLOAD)) return value;
  return decodeURIComponent(value.slice(FILE_TO_UPLOAD.length));
}
