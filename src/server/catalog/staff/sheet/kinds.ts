/** What differs between spreadsheets of categories, items and packages; items: `item-sheet.ts`. */
import type * as z from 'zod/mini';
import { categoryEditSchema } from '#contracts/catalog/categories.ts';
import { servicePackageEditSchema } from '#contracts/catalog/service-packages.ts';
import {
  SHEET_FIELDS,
  type categorySheetEndpoints,
  type packageSheetEndpoints,
  type SheetKind,
  type SheetWarning,
} from '#contracts/catalog/sheets.ts';
import type { Database } from '#db/client.ts';
import { listCategories, nextPlace, type CategoryRecord } from '#db/queries/catalog/categories.ts';
import { listPackages, type PackageRecord } from '#db/queries/catalog/packages.ts';
import { SHEET_STEP } from '#domain/limits.ts';
import { MANY_CATEGORIES, MANY_PACKAGES } from '../many-kinds.ts';
import type { ManyKind, ManyRow } from '../write-many.ts';
import type { Column } from './cells.ts';
import { CATEGORY_COLUMNS, PACKAGE_COLUMNS } from './columns.ts';

export interface SheetTable<Row extends ManyRow, Query> {
  fields: (typeof SHEET_FIELDS)[SheetKind];
  columns: Readonly<Record<string, Column>>;
  many: ManyKind<Row>;
  /** Schema of the form; each field's schema checks its cell. */
  form: z.ZodMiniType & { shape: Readonly<Record<string, z.ZodMiniType>> };
  /** Reads one page of an export. */
  list: (db: Database, query: Query) => Promise<{ rows: Row[]; total: number }>;
  /** The fields of a row, as in its form. */
  fieldsOf: (row: Row) => Readonly<Record<string, unknown>>;
  /** Values of a new row for columns missing in the file. */
  blank: Readonly<Record<string, unknown>>;
  /**
   * Checks what needs the database.
   * @throws ApiError 400 with a message by field
   */
  assertFits?: (
    tx: Database,
    after: Readonly<Record<string, unknown>>,
    before: Row | undefined,
  ) => Promise<void>;
  /** @returns a warning about an unexpected effect of the change */
  warningOf?: (after: Readonly<Record<string, unknown>>, before: Row) => SheetWarning | undefined;
  /** Converts a row's fields to what is stored; by default they are stored as they are. */
  storedOf?: (
    after: Readonly<Record<string, unknown>>,
    before: Row | undefined,
  ) => Readonly<Record<string, unknown>>;
  /** Columns of new rows by their index, for what no cell says. */
  places?: (tx: Database) => Promise<(index: number) => Readonly<Record<string, unknown>>>;
}

export type QueryOf<E extends { read: { query?: z.ZodMiniType } }> = z.output<
  NonNullable<E['read']['query']>
>;

export const CATEGORY_SHEET: SheetTable<CategoryRecord, QueryOf<typeof categorySheetEndpoints>> = {
  fields: SHEET_FIELDS.category,
  columns: CATEGORY_COLUMNS,
  many: MANY_CATEGORIES,
  form: categoryEditSchema,
  list: async (db, { page, ...query }) => {
    const { rows, total } = await listCategories(db, { ...query, sort: 'order', deleted: false });
    return { rows: pageOf(rows, page), total };
  },
  fieldsOf: (row) => ({ ...row }),
  blank: {},
  places: async (tx) => {
    const next = await nextPlace(tx);
    return (index) => ({ displayOrder: next + index });
  },
};

export const PACKAGE_SHEET: SheetTable<PackageRecord, QueryOf<typeof packageSheetEndpoints>> = {
  fields: SHEET_FIELDS.package,
  columns: PACKAGE_COLUMNS,
  many: MANY_PACKAGES,
  form: servicePackageEditSchema,
  list: async (db, { page, ...query }) => {
    const { rows, total } = await listPackages(db, { ...query, sort: 'type', deleted: false });
    return { rows: pageOf(rows, page), total };
  },
  fieldsOf: (row) => ({ ...row, startingPrice: Number(row.startingPrice) }),
  blank: {},
};

function pageOf<Row>(rows: readonly Row[], page: number): Row[] {
  return rows.slice((page - 1) * SHEET_STEP, page * SHEET_STEP);
}
