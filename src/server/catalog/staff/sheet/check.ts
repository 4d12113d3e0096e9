/** What each row of a file would do, by the rules of the form (@sheet.check). */
import { isDeepStrictEqual } from 'node:util';
import type { SheetLine } from '#contracts/catalog/sheets.ts';
import type { Database } from '#db/client.ts';
import { listKeys } from '#db/queries/catalog/entities.ts';
import { isReservedSlug } from '#domain/slug.ts';
import { ApiError } from '../../../base/api-error.ts';
import * as sheetText from '../../../base/sheet-texts.ts';
import * as text from '../../../base/texts.ts';
import type { ManyRow } from '../write-many.ts';
import { CellFault, type SheetContext } from './cells.ts';
import type { SheetTable } from './kinds.ts';

/** A file as it is sent. */
export interface Sheet {
  fields: readonly string[];
  rows: readonly { line: number; cells: readonly (string | null)[] }[];
}

/** A row of the file with the row that it is about. */
export interface Checked<Row> extends SheetLine {
  row: Row | undefined;
  /** As it stands in the file, which may be one of another shop. */
  typedId: string;
}

/** What rows are judged by besides their own cells. */
interface Known<Row> {
  context: SheetContext;
  rows: ReadonlyMap<string, Row>;
  /** Ids by slug, of what is not in the trash. */
  bySlug: ReadonlyMap<string, string>;
  /** Of what is not in the trash, in lower case. */
  namesThere: ReadonlySet<string>;
  /** Lines of the file that were about an id, and that have a new slug. */
  seenIds: Map<string, number>;
  seenSlugs: Map<string, number>;
  /** How many more there may be. */
  free: number;
}

/** @returns what each row would do, in their order */
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
  const given = sheet.rows.map(({ line, cells: all }): Given => {
    const cells = new Map(sheet.fields.map((field, index) => [field, all[index] ?? null]));
    const typedId = cells.get('id')?.trim().toLowerCase() ?? '';
    const slug = cells.get('slug')?.trim() ?? '';
    return { line, cells, typedId, id: ids.has(typedId) ? typedId : bySlug.get(slug) };
  });
  const wanted = [...new Set(given.flatMap(({ id }) => id ?? []))];
  const known: Known<Row> = {
    context,
    rows: new Map((await table.many.load(db, wanted)).map((row) => [row.id, row])),
    bySlug,
    namesThere: new Set(living.map(({ name }) => name.toLowerCase())),
    seenIds: new Map(),
    seenSlugs: new Map(),
    free: (table.many.max ?? Infinity) - living.length,
  };
  const checked: Checked<Row>[] = [];
  for (const each of given) checked.push(await checkRow(db, table, each, known));
  return checked;
}

interface Given {
  line: number;
  cells: Cells;
  /** As it stands in the file, which may be one of another shop. */
  typedId: string;
  /** Of what it is about; undefined: of nothing that is here. */
  id: string | undefined;
}

async function checkRow<Row extends ManyRow, Query>(
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
  const isNamesake = !row && known.livingNames.has(name.toLowerCase());
  return {
    line,
    row,
    typedId,
    ...seenOf(row),
    name,
    before: row ? pick(table.fieldsOf(row), Object.keys(after)) : {},
    after,
    outcome: outcomeOf(row, after, refused),
    ...(Object.keys(refused).length > 0 && { refused }),
    ...warningIn(isNamesake ? 'namesake' : row && table.warningOf?.(after, row)),
  };
}

function seenOf(row: ManyRow | undefined): Pick<SheetLine, 'id' | 'version'> {
  return row ? { id: row.id, version: row.version } : { id: null, version: null };
}

function warningIn(warning: SheetLine['warning']): Pick<SheetLine, 'warning'> {
  return warning ? { warning } : {};
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
 * What a row changes. A cell as the export would write it changes nothing, whatever today's form says
 * of what is stored.
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
    if (isKept || oneEnd(cell) === oneEnd(column.write(before[field], context))) continue;
    const value = valueOf(table, field, cell, { context, refused });
    if (value !== undefined && !isSame(value, before[field])) after[field] = value;
  }
  return { after, refused };
}

/** Fields of a new one: what the file leaves out is as in a new form. */
export function createdBy<Row extends ManyRow, Query>(
  table: SheetTable<Row, Query>,
  cells: Cells,
  context: SheetContext,
): { after: Fields; refused: Refused } {
  const [after, refused]: [Fields, Refused] = [{}, {}];
  for (const field of Object.keys(table.columns)) {
    const cell = cells.get(field) ?? null;
    // What is empty is as in a new form too, unless that is not empty.
    const isBlank = cell?.trim() === '' && !(field in table.blank);
    const value = valueOf(table, field, isBlank ? null : cell, { context, refused });
    if (value !== undefined) after[field] = value;
  }
  return { after, refused };
}

/** @returns what is stored; undefined: nothing, or it is refused */
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

/** Of specifications, the order counts too. */
function isSame(one: unknown, other: unknown): boolean {
  const keysOf = (value: unknown) =>
    typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return isDeepStrictEqual(one, other) && isDeepStrictEqual(keysOf(one), keysOf(other));
}

const oneEnd = (cell: string) => cell.replaceAll(/\r\n?/g, '\n');

/** Refuses what is in the trash, what another row is about, and what is one too many. */
function refuseKnown<Row extends ManyRow, Query>(
  { many: { max, table } }: SheetTable<Row, Query>,
  refused: Refused,
  { line, row, key }: { line: number; row: Row | undefined; key: string },
  known: Known<Row>,
): void {
  const twice = known.seenIds.get(key);
  if (row?.deletedAt) refused['id'] = sheetText.rowInTrash;
  else if (twice !== undefined) refused['id'] = sheetText.sameRow(twice);
  if (key !== '') known.seenIds.set(key, line);
  if (row) return;
  if (max !== undefined && known.free <= 0) refused['name'] ??= text.limitReached(max, table);
  known.free -= 1;
}

/** Refuses a slug that is reserved, or that another one has, there or in the file. */
function refuseSlug<Row extends ManyRow, Query>(
  { many }: SheetTable<Row, Query>,
  refused: Refused,
  { line, row, slug }: { line: number; row: Row | undefined; slug: unknown },
  known: Known<Row>,
): void {
  if (typeof slug !== 'string' || slug === '') return;
  const owner = known.bySlug.get(slug);
  const twice = known.seenSlugs.get(slug);
  if (isReservedSlug(slug)) refused['slug'] = text.slugReserved(slug);
  else if (owner !== undefined && owner !== row?.id) {
    refused['slug'] = text.slugTaken(many.table, slug);
  } else if (twice !== undefined) refused['slug'] = sheetText.sameSlug(twice);
  else known.seenSlugs.set(slug, line);
}

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
