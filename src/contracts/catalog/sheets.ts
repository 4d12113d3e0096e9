/**
 * Categories, items and packages as rows of a spreadsheet, for export and import (@sheet.file, @sheet.check).
 */
import * as z from 'zod/mini';
import { MAX_CELL, MAX_SHEET_ROWS, SHEET_STEP } from '#domain/limits.ts';
import { ACTIVITY_FILTERS, listParams, pageParam, versionField } from '../editing.ts';
import { answer, endpoint, type Schema } from '../endpoint.ts';
import { stockEditQuery } from '../stock/edit.ts';
import { SERVICE_TYPES } from './public.ts';
import { itemMatchQuery } from './rental-items.ts';

const SEO = ['seoTitle', 'seoDescription', 'seoKeywords'] as const;
const RULE = ['daysBefore', 'daysAfter', 'turnaround'] as const;

/** Columns of each kind in their order, by field of its form. */
export const SHEET_FIELDS = {
  category: [
    'name',
    'heading',
    'displayOrder',
    'isActive',
    'description',
    'imageUrl',
    ...RULE,
    ...SEO,
    'slug',
    'id',
    'version',
  ],
  item: [
    'name',
    'categoryId',
    'price',
    'unit',
    'availability',
    'options',
    'isActive',
    'isPublished',
    'isFeatured',
    'shortDescription',
    'fullDescription',
    'description',
    'images',
    'imageAlts',
    'tags',
    'colors',
    'dimensions',
    'materials',
    'specifications',
    'goesWith',
    'parts',
    ...RULE,
    ...SEO,
    'slug',
    'id',
    'version',
  ],
  package: [
    'name',
    'serviceType',
    'startingPrice',
    'isPopular',
    'isActive',
    'description',
    'features',
    'images',
    'image',
    ...SEO,
    'slug',
    'id',
    'version',
  ],
} as const;
export type SheetKind = keyof typeof SHEET_FIELDS;

/** Fields that hold addresses of images, for which a file can be dropped. */
export const SHEET_IMAGE_FIELDS: readonly string[] = ['images', 'image', 'imageUrl', 'options'];

/** Prefix of the name of a file that is uploaded once the check is accepted. */
export const FILE_TO_UPLOAD = '/file-to-upload/';

/** Part of an export. */
export interface SheetPage {
  /** Cells in the order of `SHEET_FIELDS`. */
  rows: string[][];
  /** Of all parts together. */
  total: number;
}

export const SHEET_OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const;
export type SheetOutcome = (typeof SHEET_OUTCOMES)[number];

/**
 * `namesake`: a new row has the name of an existing entity, or of an earlier row. `edited-since`: it was edited after
 * its export, so that the row takes edits back. `price-beside-options`: an item's own price changes, those of its
 * options stay.
 */
export type SheetWarning = 'namesake' | 'edited-since' | 'price-beside-options';

/** Result of one row. */
export interface SheetLine {
  /** In the file, from 1; the headings are line 1. */
  line: number;
  outcome: SheetOutcome;
  /** Null: to be created. */
  id: string | null;
  version: number | null;
  name: string;
  /** Fields that differ, by name; `before` is empty for a new entity. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** Why the row is refused, by field. */
  refused?: Record<string, string>;
  /** Effects that staff may not expect; the row is accepted. */
  warnings?: readonly SheetWarning[];
}

export interface SheetCheck {
  lines: SheetLine[];
  /** Names of the categories and items in `lines`, by id. */
  names: Record<string, string>;
}

export interface SheetResult {
  /** Scheduled changes of these entities that are held now (@schedule.clash); left out: none. */
  held?: number;
  batchId: string;
  /** Created and changed; a repetition after a lost response returns the same. */
  written: number;
}

export interface SheetUndone {
  undone: number;
  /** Names of entities that were edited since or are in use; they stay as they are. */
  left: string[];
}

/** What a Netlify function receives, less a reserve. */
export const MAX_SHEET_BYTES = 5 * 1024 * 1024;
/** A row has a cell for each field and four more values. */
const valuesOf = (rows: number, fields: number) => rows * (fields + 4) + 200;

type Narrowing = Schema & { shape: object };

/** @param kind determines the columns. @param query filter and page */
function sheetEndpoints<Path extends string, Query extends Narrowing>(
  path: Path,
  kind: SheetKind,
  query: Query,
) {
  const fields: readonly string[] = SHEET_FIELDS[kind];
  const row = {
    line: z.int().check(z.minimum(1), z.maximum(10 * MAX_SHEET_ROWS)),
    /** One for each field; null: not in the file, so the field stays. */
    cells: z
      .array(z.nullable(z.string().check(z.maxLength(MAX_CELL))))
      .check(z.maxLength(fields.length)),
  };
  const file = {
    fields: z.array(z.enum(fields as [string, ...string[]])).check(z.maxLength(fields.length)),
    /** Numbers are written as `12,50`. */
    hasDecimalCommas: z._default(z.optional(z.boolean()), false),
  };
  return {
    /** `page`: a part of the export with `SHEET_STEP` rows. */
    read: endpoint(`GET ${path}/sheet`, 'catalog.read', {
      query,
      answer: answer<SheetPage>(),
    }),
    /** Stores nothing. */
    check: endpoint(`POST ${path}/sheet/check`, 'catalog.write', {
      maxBytes: MAX_SHEET_BYTES,
      maxValues: valuesOf(SHEET_STEP, fields.length),
      body: z.strictObject({
        ...file,
        rows: z.array(z.strictObject(row)).check(z.maxLength(SHEET_STEP)),
      }),
      answer: answer<SheetCheck>(),
    }),
    /** All or none, in one transaction; the client chooses the batch id, so that a retry is recognized. */
    store: endpoint(`POST ${path}/sheet`, 'catalog.write', {
      maxBytes: MAX_SHEET_BYTES,
      maxValues: valuesOf(MAX_SHEET_ROWS, fields.length),
      query: stockEditQuery,
      body: z.strictObject({
        ...file,
        batchId: z.uuid(),
        rows: z
          .array(
            // From the check; null: to be created.
            z.strictObject({ ...row, version: z.nullable(versionField.version) }),
          )
          .check(z.minLength(1, 'There is nothing to change'), z.maxLength(MAX_SHEET_ROWS)),
      }),
      answer: answer<SheetResult>(),
    }),
    /** Undoes a stored file, except entities that were edited since (@sheet.undo). */
    undo: endpoint(`POST ${path}/sheet/{batch}/undo`, 'catalog.write', {
      query: stockEditQuery,
      answer: answer<SheetUndone>(),
    }),
  };
}

const part = { q: listParams.q, page: pageParam };
const { deleted: _trash, ...itemNarrowing } = itemMatchQuery.shape;
const state = z.optional(z.enum(ACTIVITY_FILTERS));

export const categorySheetEndpoints = sheetEndpoints(
  '/api/admin/categories',
  'category',
  z.strictObject({ ...part, state }),
);
export const itemSheetEndpoints = sheetEndpoints(
  '/api/admin/rental-items',
  'item',
  z.strictObject({ ...itemNarrowing, page: pageParam }),
);
export const packageSheetEndpoints = sheetEndpoints(
  '/api/admin/service-packages',
  'package',
  z.strictObject({ ...part, serviceType: z.optional(z.enum(SERVICE_TYPES)), state }),
);

/** Endpoints of the spreadsheet of any kind. */
export type SheetEndpoints = ReturnType<typeof sheetEndpoints<string, Narrowing>>;
