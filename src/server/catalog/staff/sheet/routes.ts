/** Spreadsheets of categories, items and packages: export, check, import and undo. */
import type {
  SheetCheck,
  SheetEndpoints,
  SheetLine,
  SheetResult,
} from '#contracts/catalog/sheets.ts';
import type { Database } from '#db/client.ts';
import { listKeys, listSlugsLike } from '#db/queries/catalog/entities.ts';
import { listNames, listEditedIds } from '#db/queries/history/edits.ts';
import { freeSlug, slugFromName } from '#domain/slug.ts';
import { ApiError } from '../../../base/api-error.ts';
import type { Services } from '../../../base/services.ts';
import * as sheetText from '../../../base/sheet-texts.ts';
import type { GuardedApp } from '../../../http/guarded-app.ts';
import { handle } from '../../../http/handle.ts';
import { editorOf } from '../../../publishing/write-catalog.ts';
import { FALLBACK_SLUGS } from '../entity.ts';
import { idsIn } from '../history.ts';
import { heldOf } from '../scheduled/present.ts';
import { inBatch, undoBatch, writeMany, type Batch, type ManyRow } from '../write-many.ts';
import type { SheetContext } from './cells.ts';
import { checkSheet, type Checked } from './check.ts';
import type { SheetTable } from './kinds.ts';
import { namesOf } from './names.ts';

/** Mounts them before the paths with an id. */
export function mountSheet<Row extends ManyRow, Query>(
  app: GuardedApp,
  services: Services,
  endpoints: SheetEndpoints,
  table: SheetTable<Row, Query>,
): void {
  const { db } = services;
  const { fields, columns, many, storedOf = (after) => after } = table;

  handle(app, endpoints.read, async ({ query }) => {
    const { rows, total } = await table.list(db(), query as Query);
    const context = await contextOf(db(), {});
    return {
      rows: rows.map((row) => {
        const values = table.fieldsOf(row);
        const keys = new Map([
          ['id', row.id],
          ['version', String(row.version)],
        ]);
        return fields.map(
          (field) => keys.get(field) ?? columns[field]?.write(values[field], context) ?? '',
        );
      }),
      total,
    };
  });

  handle(app, endpoints.check, async ({ body }): Promise<SheetCheck> => {
    const context = await contextOf(db(), { ...body, takesFiles: true });
    const checked = await checkSheet(db(), table, body, context);
    const lines = checked.map(({ row: _own, typedId: _id, ...line }): SheetLine => line);
    return { lines, names: await namesIn(db(), lines) };
  });

  handle(app, endpoints.store, async ({ body, query }, context): Promise<SheetResult> => {
    const { batchId } = body;
    // Created rows may have other ids than in the file; described images may belong to other items, and renamed
    // options to the parts of other sets.
    const isOf = (done: Batch) =>
      done.filter((edit) => !isOnlyFollowed(edit)).length <= body.rows.length;
    const batch = { ...editorOf(context), batchId, isOf };
    let before: Row[] = [];
    const written = await inBatch(services, many.history, batch, async (tx, now) => {
      const lines = await checkSheet(tx, table, body, await contextOf(tx, body));
      assertAsChecked(lines, body);
      const edits = lines.flatMap(({ row, after }) =>
        row ? [{ row, columns: storedOf(after, row) }] : [],
      );
      before = edits.map(({ row }) => row);
      const created = await columnsOfNew(tx, table, lines);
      const changed = await writeMany(tx, many, { edits, created }, { now, ...query });
      return created.length + changed;
    });
    const ids = before.map(({ id }) => id);
    return { batchId, written, ...(await heldOf(db(), ids, before)) };
  });

  handle(app, endpoints.undo, ({ params, query }, context) =>
    undoBatch(services, many, { ...editorOf(context), ...params, ...query }),
  );
}

/** Columns that change in items outside the file. */
const FOLLOWING: ReadonlySet<string> = new Set(['image_alts', 'parts']);

/** @returns whether the edit may be of an item outside the file, and follow from the file's edits */
function isOnlyFollowed({ before }: Batch[number]): boolean {
  return before !== null && Object.keys(before).every((column) => FOLLOWING.has(column));
}

/** @returns the settings for the cells of this file */
async function contextOf(db: Database, how: Partial<SheetContext>): Promise<SheetContext> {
  const { hasDecimalCommas = false, takesFiles = false } = how;
  return {
    categories: namesOf(await listKeys(db, 'categories')),
    items: namesOf(await listKeys(db, 'rentalItems')),
    hasDecimalCommas,
    takesFiles,
  };
}

/** @returns names of categories and items in the lines, by id */
async function namesIn(db: Database, lines: readonly SheetLine[]): Promise<Record<string, string>> {
  const references = lines.map(({ before, after }) => [
    [before['categoryId'], before['goesWith'], before['parts']],
    [after['categoryId'], after['goesWith'], after['parts']],
  ]);
  return Object.fromEntries(await listNames(db, idsIn(references)));
}

/** @throws ApiError 409 for rows changed since the check, 400 for impossible changes */
function assertAsChecked<Row>(
  lines: readonly Checked<Row>[],
  { rows }: { rows: readonly { version: number | null }[] },
): void {
  if (lines.some(({ version }, index) => version !== rows[index]?.version)) {
    throw new ApiError('conflict', sheetText.sheetOutdated);
  }
  const refused = lines.find((line) => line.refused);
  const reason = Object.values(refused?.refused ?? {})[0];
  if (!refused || reason === undefined) return;
  throw new ApiError('bad_request', sheetText.sheetRefused(refused.line, reason));
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** @returns the columns of created rows, with id, slug and place */
async function columnsOfNew<Row extends ManyRow, Query>(
  tx: Database,
  { many, places, storedOf = (after) => after }: SheetTable<Row, Query>,
  lines: readonly Checked<Row>[],
) {
  const created = lines.filter(({ row }) => !row);
  if (created.length === 0) return [];
  const placeOf = (await places?.(tx)) ?? (() => ({}));
  const taken = await listSlugsLike(tx, many.table, '');
  for (const { after } of lines) taken.add(slugOf(after));
  const fallback = FALLBACK_SLUGS[many.table];
  const typed = created.map(({ typedId }) => typedId).filter((id) => UUID.test(id));
  // An erased entity's id is not used again: it still has a history, and versions would start from 1.
  const usedIds = await listEditedIds(tx, many.history, typed);
  const isFree = (id: string) => UUID.test(id) && !usedIds.has(id);
  return created.map(({ after, name, typedId }, index) => {
    const slug = slugOf(after) || freeSlug(slugFromName(name), fallback, taken);
    taken.add(slug);
    return {
      ...placeOf(index),
      ...storedOf(after, undefined),
      slug,
      id: isFree(typedId) ? typedId : crypto.randomUUID(),
    };
  });
}

/** @returns the typed slug; may be empty */
function slugOf({ slug }: Readonly<Record<string, unknown>>): string {
  return typeof slug === 'string' ? slug : '';
}
