/** Reads a CSV file as staff have it: with commas, semicolons or tabs, whoever wrote it (@sheet.read). */
import Papa from 'papaparse';
import { plainCell } from '#domain/csv.ts';
import { MAX_CELL, MAX_SHEET_ROWS } from '#domain/limits.ts';
import { SHEET } from './texts.ts';

/** Why a file cannot be read, in words. */
export class SheetFault extends Error {
  override name = 'SheetFault';
}

export interface SheetRow {
  /** As a spreadsheet counts it; the headings are 1. */
  line: number;
  /** One for each field; null: the row ends before it. */
  cells: (string | null)[];
}

export interface SheetFile {
  /** Of the columns that are known, in the order of the file. */
  fields: string[];
  /** Headings of columns that are passed over. */
  unknown: string[];
  hasDecimalCommas: boolean;
  rows: SheetRow[];
  /** Rows that are no rows of this table, each with the reason. */
  faults: { line: number; reason: string }[];
}

/**
 * @param bytes of a file
 * @returns its text: UTF-8, UTF-16 with its mark, or what Excel writes on Windows
 * @throws SheetFault for a workbook
 */
export function sheetText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  // "PK": a zip, as which workbooks of Excel and LibreOffice are kept.
  if (first === 0x50 && second === 0x4b) throw new SheetFault(SHEET.workbook);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A first line by which Excel is told what parts cells, and that no spreadsheet shows. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/**
 * @param headings of the fields, by field
 * @throws SheetFault for what is no table of these
 */
export function readSheet(text: string, headings: Readonly<Record<string, string>>): SheetFile {
  const told = SEPARATOR_LINE.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const fieldOf = fieldsByHeading(headings);
  const delimiter = told?.[1] ?? delimiterOf(body, fieldOf);
  const { data, errors } = Papa.parse(body, { delimiter });
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open) throw new SheetFault(SHEET.openQuote((open.row ?? 0) + 1));
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
    if (reason === '') file.rows.push({ line, cells: known(cells, columns) });
    else file.faults.push({ line, reason });
  }
  if (file.rows.length > MAX_SHEET_ROWS) throw new SheetFault(SHEET.tooManyRows(MAX_SHEET_ROWS));
  if (file.rows.length + file.faults.length === 0) throw new SheetFault(SHEET.noRows);
  return file;
}

/** @throws SheetFault where none is known, or one is there twice */
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

/** @returns the fields by what a heading may say: the form's word, or the name of the field */
function fieldsByHeading(headings: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(
    Object.entries(headings).flatMap(([field, heading]) => [
      [folded(field), field],
      [folded(heading), field],
    ]),
  );
}

const folded = (heading: string) => heading.trim().toLowerCase();

/** @returns the sign by which most headings are known */
function delimiterOf(text: string, fieldOf: ReadonlyMap<string, string>): string {
  const counted = [',', ';', '\t'].map((delimiter) => {
    const [headings = []] = Papa.parse(text, { delimiter, preview: 1 }).data;
    return { delimiter, count: headings.filter((each) => fieldOf.has(folded(each))).length };
  });
  return counted.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}

function faultOf(cells: readonly string[], width: number): string {
  if (cells.slice(width).some((cell) => cell.trim() !== '')) return SHEET.tooManyCells;
  return cells.some((cell) => cell.length > MAX_CELL) ? SHEET.longCell : '';
}

function known(
  cells: readonly string[],
  columns: readonly (string | undefined)[],
): (string | null)[] {
  return columns.flatMap((field, index) => {
    const cell = cells[index];
    if (field === undefined) return [];
    return [cell === undefined ? null : plainCell(cell)];
  });
}
