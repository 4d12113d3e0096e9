import { SHEET_FIELDS, type SheetEndpoints, type SheetKind } from '#contracts/catalog/sheets.ts';
import { SHEET } from './texts.ts';

/** What export and import need to know about a kind of entity. */
export interface SheetOf {
  kind: SheetKind;
  endpoints: SheetEndpoints;
  /** Labels of its form. */
  labels: Readonly<Record<string, string>>;
  /** `rental items`. */
  plural: string;
  /** How a cell of its file is read, said before one is chosen. */
  note?: string;
  /** Path of its list, which is read again after an import. */
  path: string;
}

/** @returns the headings by field, in the columns' order */
export function headingsOf({ kind, labels }: Pick<SheetOf, 'kind' | 'labels'>) {
  return Object.fromEntries(
    SHEET_FIELDS[kind].map((field): [string, string] => [
      field,
      labels[field] ?? (field === 'version' ? SHEET.version : SHEET.id),
    ]),
  );
}
