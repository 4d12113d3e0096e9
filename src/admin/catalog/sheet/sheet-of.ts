import { SHEET_FIELDS, type SheetEndpoints, type SheetKind } from '#contracts/catalog/sheets.ts';
import { SHEET } from './texts.ts';

/** What is exported and imported. */
export interface SheetOf {
  kind: SheetKind;
  endpoints: SheetEndpoints;
  /** Of its form. */
  labels: Readonly<Record<string, string>>;
  /** `rental items`. */
  plural: string;
  /** Of its list, to read it again. */
  path: string;
}

/** @returns the headings of its columns, by field, in their order */
export function headingsOf({ kind, labels }: Pick<SheetOf, 'kind' | 'labels'>) {
  return Object.fromEntries(
    SHEET_FIELDS[kind].map((field): [string, string] => [field, labels[field] ?? SHEET.id]),
  );
}
