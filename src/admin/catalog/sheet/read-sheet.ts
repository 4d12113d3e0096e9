/** Reads CSV files with commas, semicolons or tabs, from any program (@sheet.read). */
import Papa from 'papaparse';
import { plainCell } from '#domain/csv.ts';
import { MAX_CELL, MAX_SHEET_ROWS } from '#domain/limits.ts';
import { SHEET } from './texts.ts';

/** A file cannot be read; the message is for staff. */
export class SheetFault extends Error {
  override name = 'SheetFault';
}

export interface SheetRow {
  /** Row number in a spreadsheet; the headings are 1. */
  line: number;
  /** One per field; null if the row is too short. */
  cells: (string | null)[];
}

export interface SheetFile {
  /** Known columns, in the file's order. */
  fields: string[];
  /** Headings of ignored columns. */
  unknown: string[];
  hasDecimalCommas: boolean;
  rows: SheetRow[];
  /** Invalid rows, with reasons. */
  faults: { line: number; reason: string }[];
}

/**
 * @param bytes of a file
 * @returns its text: UTF-8, UTF-16 with a byte order mark, or Excel's encoding on Windows
 * @throws SheetFault for a workbook
 */
export function sheetText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  // "PK" begins a zip file, the format of Excel's and LibreOffice's workbooks.
  if (first === 0x50 && second === 0x4b) throw new SheetFault(SHEET.workbook);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** @returns a heading in the form in which headings are compared */
const folded = (heading: string) => heading.trim().toLowerCase();

/** A first line that tells Excel the delimiter, and that spreadsheets do not show. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/**
 * @param headings by field
 * @throws SheetFault if no heading is known or one is repeated, a quotation mark stays open, or there are no rows or
 *   too many
 */
export function readSheet(text: string, headings: Readonly<Record<string, string>>): SheetFile {
  const separatorLine = SEPARATOR_LINE.exec(text);
  const body = separatorLine ? text.slice(separatorLine[0].length) : text;
  const fieldOf = fieldsByHeading(headings);
  const delimiter = separatorLine?.[1] ?? delimiterOf(body, fieldOf);
  const { data, errors } = Papa.parse(body, { delimiter });
  const openQuote = errors.find(({ type }) => type === 'Quotes');
  if (openQuote) throw new SheetFault(SHEET.openQuote((openQuote.row ?? 0) + 1));
  const [first = [], ...rest] = data;
  const columns = first.map((heading) => fieldOf.get(folded(heading)));
  const file: SheetFile = {
    fields: fieldsOf(columns, headings),
    unknown: first.filter((heading, index) => !columns[index] && heading.trim() !== ''),
    hasDecimalCommas: delimiter === ';',
    rows: [],
    faults: [],
  };
  for (const [index, cells] of rest.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const line = index + 2;
    const reason = faultOf(cells, first.length);
    if (reason === '') file.rows.push({ line, cells: knownCells(cells, columns) });
    else file.faults.push({ line, reason });
  }
  if (file.rows.length > MAX_SHEET_ROWS) throw new SheetFault(SHEET.tooManyRows(MAX_SHEET_ROWS));
  if (file.rows.length + file.faults.length === 0) throw new SheetFault(SHEET.noRows);
  return file;
}

/** @throws SheetFault without a known heading, or with a repeated one */
function fieldsOf(
  columns: readonly (string | undefined)[],
  headings: Readonly<Record<string, string>>,
): string[] {
  const fields = columns.filter((field) => field !== undefined);
  if (fields.length === 0) throw new SheetFault(SHEET.noHeading(Object.values(headings)));
  const twice = fields.find((field, index) => fields.indexOf(field) < index);
  if (twice !== undefined) throw new SheetFault(SHEET.columnTwice(headings[twice] ?? twice));
  return fields;
}

/** @returns fields by heading: the form's label, or the field's name */
function fieldsByHeading(headings: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(
    Object.entries(headings).flatMap(([field, heading]) => [
      [folded(field), field],
      [folded(heading), field],
    ]),
  );
}

/** @returns the delimiter with which most headings are known */
function delimiterOf(text: string, fieldOf: ReadonlyMap<string, string>): string {
  const counted = [',', ';', '\t'].map((delimiter) => {
    const [headings = []] = Papa.parse(text, { delimiter, preview: 1 }).data;
    return { delimiter, count: headings.filter((heading) => fieldOf.has(folded(heading))).length };
  });
  return counted.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}

/** @returns why a row is invalid; may be empty */
function faultOf(cells: readonly string[], width: number): string {
  if (cells.slice(width).some((cell) => cell.trim() !== '')) return SHEET.tooManyCells;
  return cells.some((cell) => cell.length > MAX_CELL) ? SHEET.longCell : '';
}

/** @returns the cells of known columns */
function knownCells(
  cells: readonly string[],
  columns: readonly (string | undefined)[],
): (string | null)[] {
  return columns.flatMap((field, index) => {
    const cell = cells[index];
    if (field === undefined) return [];
    return [cell === undefined ? null : plainCell(cell)];
  });
}
