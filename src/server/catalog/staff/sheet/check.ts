/** Computes what each line of a file would do, by the rules of the form (@sheet.check). */
import type { SheetLine } from '#contracts/catalog/sheets.ts';
import type { Database } from '#db/client.ts';
import { listKeys } from '#db/queries/catalog/entities.ts';
import { isReservedSlug } from '#domain/slug.ts';
import { ApiError } from '../../../base/api-error.ts';
import * as sheetText from '../../../base/sheet-texts.ts';
import * as text from '../../../base/texts.ts';
import { isSameValue } from '../entity.ts';
import type { ManyRow } from '../write-many.ts';
import { CellFault, type SheetContext } from './cells.ts';
import type { SheetTable } from './kinds.ts';
import { warningsOf } from './warnings.ts';

/** A file as sent. */
export interface Sheet {
  fields: readonly string[];
  rows: readonly { line: number; cells: readonly (string | null)[] }[];
}

/** A line of the file with the row of the shop that it matches. */
export interface Checked<Row> extends SheetLine {
  row: Row | undefined;
  /** The id in the file, which may be from another shop. */
  typedId: string;
}

/** What checking a line needs besides its own cells. */
interface Known<Row> {
  context: SheetContext;
  rows: ReadonlyMap<string, Row>;
  /** Ids by slug, outside the trash. */
  bySlug: ReadonlyMap<string, string>;
  /** Names outside the trash, in lower case. */
  livingNames: ReadonlySet<string>;
  /** Numbers of the lines checked before, by id. */
  seenIds: Map<string, number>;
  /** The same by new slug. */
  seenSlugs: Map<string, number>;
  /** How many rows may still be created. */
  room: number;
}

/** @returns what each line would do, in the order of the file */
export async function checkSheet<Row extends ManyRow, Query>(
  db: Database,
  table: SheetTable<Row, Query>,
  sheet: Sheet,
  context: SheetContext,
): Promise<Checked<Row>[]> {
  const keys = await listKeys(db, table.many.table);
  const living = keys.filter(({ deletedAt }) => deletedAt === null);
  const ids = new Set(keys.map(({ id }) => id));
  const bySlug = new Map(living.map(({ id, slug }) => [slug, id]));
  const lines = sheet.rows.map(({ line, cells: texts }): ReadLine => {
    const cells = new Map(sheet.fields.map((field, index) => [field, texts[index] ?? null]));
    const typedId = cells.get('id')?.trim().toLowerCase() ?? '';
    const slug = cells.get('slug')?.trim() ?? '';
    return { line, cells, typedId, id: ids.has(typedId) ? typedId : bySlug.get(slug) };
  });
  const matched = [...new Set(lines.flatMap(({ id }) => id ?? []))];
  const known: Known<Row> = {
    context,
    rows: new Map((await table.many.load(db, matched)).map((row) => [row.id, row])),
    bySlug,
    livingNames: new Set(living.map(({ name }) => name.toLowerCase())),
    seenIds: new Map(),
    seenSlugs: new Map(),
    room: (table.many.max ?? Infinity) - living.length,
  };
  const checked: Checked<Row>[] = [];
  for (const line of lines) checked.push(await checkLine(db, table, line, known));
  return checked;
}

interface ReadLine {
  line: number;
  cells: Cells;
  /** The id in the file, which may be from another shop. */
  typedId: string;
  /** Id of the matching row; undefined if there is none. */
  id: string | undefined;
}

async function checkLine<Row extends ManyRow, Query>(
  db: Database,
  table: SheetTable<Row, Query>,
  { line, cells, typedId, id }: ReadLine,
  known: Known<Row>,
): Promise<Checked<Row>> {
  const row = known.rows.get(id ?? '');
  const { after, refused } = row
    ? changedBy(table, cells, { row, context: known.context })
    : createdBy(table, cells, known.context);
  refuseKnown(table, refused, { line, row, key: row?.id ?? typedId }, known);
  refuseSlug(table, refused, { line, row, slug: after['slug'] }, known);
  await refuseUnfit(db, table, { after, row }, refused);
  const name = row?.name ?? cells.get('name')?.trim() ?? '';
  const outcome = outcomeOf(row, after, refused);
  const judged = { row, after, outcome, name, cells, typedId };
  const warnings = warningsOf(table, judged, known.livingNames);
  return {
    line,
    row,
    typedId,
    ...seenOf(row),
    name,
    before: row ? pick(table.fieldsOf(row), Object.keys(after)) : {},
    after,
    outcome,
    ...(Object.keys(refused).length > 0 && { refused }),
    ...(warnings.length > 0 && { warnings }),
  };
}

function seenOf(row: ManyRow | undefined): Pick<SheetLine, 'id' | 'version'> {
  return row ? { id: row.id, version: row.version } : { id: null, version: null };
}

function pick(fields: Readonly<Fields>, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

function outcomeOf(row: unknown, after: object, refused: object): SheetLine['outcome'] {
  if (Object.keys(refused).length > 0) return 'refused';
  if (!row) return 'created';
  return Object.keys(after).length > 0 ? 'changed' : 'unchanged';
}

type Fields = Record<string, unknown>;
type Refused = Record<string, string>;
type Cells = ReadonlyMap<string, string | null>;

/**
 * Fields that a line changes. A cell equal to the export changes nothing, even if the stored value
 * is no longer valid.
 */
export function changedBy<Row extends ManyRow, Query>(
  table: SheetTable<Row, Query>,
  cells: Cells,
  { row, context }: { row: Row; context: SheetContext },
): { after: Fields; refused: Refused } {
  const before = table.fieldsOf(row);
  const [after, refused]: [Fields, Refused] = [{}, {}];
  for (const [field, column] of Object.entries(table.columns)) {
    const cell = cells.get(field) ?? null;
    const isKept = cell === null || (field === 'slug' && cell.trim() === '');
    if (isKept || unixLines(cell) === unixLines(column.write(before[field], context))) continue;
    const value = valueOf(table, field, cell, { context, refused });
    if (value !== undefined && !isSameValue(value, before[field])) after[field] = value;
  }
  return { after, refused };
}

/** Fields of a new row; columns missing in the file have a new form's values. */
export function createdBy<Row extends ManyRow, Query>(
  table: SheetTable<Row, Query>,
  cells: Cells,
  context: SheetContext,
): { after: Fields; refused: Refused } {
  const [after, refused]: [Fields, Refused] = [{}, {}];
  for (const field of Object.keys(table.columns)) {
    const cell = cells.get(field) ?? null;
    // An empty cell counts as a missing column, unless a new form has a value there.
    const isBlank = cell?.trim() === '' && !(field in table.blank);
    const value = valueOf(table, field, isBlank ? null : cell, { context, refused });
    if (value !== undefined) after[field] = value;
  }
  return { after, refused };
}

/** @returns the value to store; undefined for none or an invalid one */
function valueOf<Row extends ManyRow, Query>(
  { columns, form, blank }: SheetTable<Row, Query>,
  field: string,
  cell: string | null,
  { context, refused }: { context: SheetContext; refused: Refused },
): unknown {
  let typed: unknown = blank[field];
  if (cell !== null) {
    try {
      typed = columns[field]?.read(cell, context);
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      refused[field] = error.message;
      return undefined;
    }
  }
  const result = form.shape[field]?.safeParse(typed);
  if (result?.success === false) refused[field] = result.error.issues[0]?.message ?? '';
  return result?.data;
}

const unixLines = (cell: string) => cell.replaceAll(/\r\n?/g, '\n');

/** Refuses a row in the trash, a second line for one row, and rows beyond the maximum. */
function refuseKnown<Row extends ManyRow, Query>(
  { many: { max, table } }: SheetTable<Row, Query>,
  refused: Refused,
  { line, row, key }: { line: number; row: Row | undefined; key: string },
  known: Known<Row>,
): void {
  const earlierLine = known.seenIds.get(key);
  if (row?.deletedAt) refused['id'] = sheetText.rowInTrash;
  else if (earlierLine !== undefined) refused['id'] = sheetText.sameRow(earlierLine);
  if (key !== '') known.seenIds.set(key, line);
  if (row) return;
  if (max !== undefined && known.room <= 0) refused['name'] ??= text.limitReached(max, table);
  known.room -= 1;
}

/** Refuses a slug that is reserved, or taken in the shop or the file. */
function refuseSlug<Row extends ManyRow, Query>(
  { many }: SheetTable<Row, Query>,
  refused: Refused,
  { line, row, slug }: { line: number; row: Row | undefined; slug: unknown },
  known: Known<Row>,
): void {
  if (typeof slug !== 'string' || slug === '') return;
  const owner = known.bySlug.get(slug);
  const earlierLine = known.seenSlugs.get(slug);
  if (isReservedSlug(slug)) refused['slug'] = text.slugReserved(slug);
  else if (owner !== undefined && owner !== row?.id) {
    refused['slug'] = text.slugTaken(many.table, slug);
  } else if (earlierLine !== undefined) refused['slug'] = sheetText.sameSlug(earlierLine);
  else known.seenSlugs.set(slug, line);
}

/** Adds the refusals of `assertFits`. */
async function refuseUnfit<Row extends ManyRow, Query>(
  db: Database,
  table: SheetTable<Row, Query>,
  { after, row }: { after: Fields; row: Row | undefined },
  refused: Refused,
): Promise<void> {
  try {
    await table.assertFits?.(db, after, row);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    Object.assign(refused, error.fields);
  }
}
