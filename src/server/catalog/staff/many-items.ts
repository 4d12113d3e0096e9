/** One change of many rental items: all or none, through the rules of a single edit (@items.bulk). */
import {
  itemBulkEndpoints,
  type BulkLine,
  type BulkResult,
  type BulkUndone,
} from '#contracts/catalog/bulk.ts';
import { rentalItemEditSchema } from '#contracts/catalog/rental-items.ts';
import type { Database } from '#db/client.ts';
import { findCategory } from '#db/queries/catalog/categories.ts';
import { listSlugsLike } from '#db/queries/catalog/entities.ts';
import { listBatch } from '#db/queries/catalog/history.ts';
import { listItemsById, listItemVersions, type ItemRecord } from '#db/queries/catalog/items.ts';
import { updateManyItems, type ItemColumns } from '#db/queries/catalog/many-items.ts';
import { recordRedirects } from '#db/queries/catalog/redirects.ts';
import { changedFields, type BulkChange, type BulkFields } from '#domain/bulk-change.ts';
import { MAX_BULK_ITEMS } from '#domain/limits.ts';
import { parsePriceCents } from '#domain/money.ts';
import { freeSlug } from '#domain/slug.ts';
import { itemPath } from '#site/paths.ts';
import type { GuardedApp } from '../../accounts/auth/guard.ts';
import { ApiError } from '../../base/api-error.ts';
import type { Services } from '../../base/services.ts';
import * as text from '../../base/texts.ts';
import { handle } from '../../http/handle.ts';
import { editorOf, writeCatalog } from '../../publishing/save.ts';
import { followItems, NOTHING_MOVES, type HowEdited } from '../../stock/follow-edit.ts';
import { isCountedOtherwise } from './counted-by.ts';
import { fieldsOf, formFields } from './history.ts';

interface Seen {
  id: string;
  version: number;
}

/** Mounts them before the paths with an id. */
export function mountManyItems(app: GuardedApp, services: Services): void {
  const { db } = services;

  handle(app, itemBulkEndpoints.match, async ({ query }) => {
    const rows = await listItemVersions(db(), query, MAX_BULK_ITEMS);
    return { items: rows.map(({ id, version }) => `${id}:${version}`) };
  });

  handle(app, itemBulkEndpoints.preview, async ({ body }) => {
    const { items, change } = body;
    await assertCategory(db(), change);
    return linesOf(await listItemsById(db(), idsOf(items)), items, change);
  });

  handle(app, itemBulkEndpoints.change, async ({ body, query }, context) => {
    const { batchId, change, items } = body;
    return inBatch(services, { ...editorOf(context), batchId }, async (tx, now) => {
      await assertCategory(tx, change);
      const rows = await listItemsById(tx, idsOf(items));
      const lines = linesOf(rows, items, change);
      assertAll(lines, items);
      return write(
        tx,
        rows.map((row, index) => ({ row, columns: lines[index]?.after ?? {} })),
        { now, ...query },
      );
    });
  });

  handle(app, itemBulkEndpoints.remove, async ({ body: { batchId, items } }, context) =>
    inBatch(services, { ...editorOf(context), batchId }, async (tx, now) => {
      const rows = await listItemsById(tx, idsOf(items));
      assertAll(linesOf(rows, items, {}), items);
      return write(
        tx,
        rows.map((row) => ({ row, columns: { deletedAt: now } })),
        { now, isDespiteShort: true },
      );
    }),
  );

  handle(app, itemBulkEndpoints.undo, async ({ params }, context): Promise<BulkUndone> => {
    const left: string[] = [];
    const editor = { ...editorOf(context), batchId: crypto.randomUUID() };
    const { changed } = await inBatch(services, editor, async (tx, now) => {
      const edits = await listBatch(tx, params.batch);
      if (edits.length === 0) throw new ApiError('not_found', text.noSuchBatch);
      const byId = new Map(edits.map((edit) => [edit.itemId, edit]));
      const rows = await listItemsById(tx, [...byId.keys()]);
      const unchanged = rows.filter(({ id, version }) => byId.get(id)?.version === version);
      left.push(...rows.filter((row) => !unchanged.includes(row)).map(({ name }) => name));
      const edited = unchanged.map((row) => ({
        row,
        columns: fieldsOf(byId.get(row.id)?.before ?? {}) as ItemColumns,
      }));
      return write(tx, await withFreeSlugs(tx, edited), { now, isDespiteShort: true });
    });
    return { undone: changed, left };
  });
}

/** @returns how many of them it changed; after a lost answer, as before */
async function inBatch(
  services: Services,
  editor: { staffId: string; batchId: string },
  work: (tx: Database, now: Date) => Promise<number>,
): Promise<BulkResult> {
  let changed = 0;
  await writeCatalog(services, editor, async (tx, now) => {
    const done = await listBatch(tx, editor.batchId);
    if (done.length > 0) {
      changed = done.length;
      return false;
    }
    changed = await work(tx, now);
    return changed > 0;
  });
  return { batchId: editor.batchId, changed };
}

const idsOf = (items: readonly Seen[]) => items.map(({ id }) => id);

/** @returns for each row, what the change makes of it, and why it cannot */
function linesOf(
  rows: readonly ItemRecord[],
  items: readonly Seen[],
  change: BulkChange,
): BulkLine[] {
  const seen = new Map(items.map(({ id, version }) => [id, version]));
  return rows.map((row) => lineOf(row, seen.get(row.id), change));
}

function lineOf(row: ItemRecord, seen: number | undefined, change: BulkChange): BulkLine {
  const { id, name, version } = row;
  const line = { id, name, version, before: {}, after: {} };
  if (row.deletedAt || seen !== version) {
    return { ...line, refused: { version: text.changedSince } };
  }
  const after = changedFields(row, change);
  const before = Object.fromEntries(
    Object.keys(after).map((field) => [field, row[field as keyof typeof after]]),
  );
  const refused = newlyRefused(row, after);
  return { ...line, before, after, ...(Object.keys(refused).length > 0 && { refused }) };
}

/**
 * @returns why the form would not take the row with these changes, by field. What it would not take of the row as it
 * is stored, such as a price in words, is no reason.
 */
function newlyRefused(row: ItemRecord, after: Partial<BulkFields>): Record<string, string> {
  if (Object.keys(after).length === 0) return {};
  const refused = refusedFields({ ...row, ...after });
  if (Object.keys(refused).length === 0) return {};
  const stored = refusedFields({ ...row });
  return Object.fromEntries(
    Object.entries(refused).filter(([field, why]) => stored[field] !== why || field in after),
  );
}

function refusedFields(row: Readonly<Record<string, unknown>>): Record<string, string> {
  try {
    formFields(rentalItemEditSchema, row);
    return {};
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.fields ?? {};
  }
}

/** @throws ApiError 409 for what changed meanwhile, 400 for what cannot be so, with a message by name */
function assertAll(lines: readonly BulkLine[], items: readonly Seen[]): void {
  const refused = lines.filter((line) => line.refused);
  if (lines.length < items.length || refused.some((line) => line.refused?.['version'])) {
    throw new ApiError('conflict', text.changedMeanwhile);
  }
  if (refused.length === 0) return;
  const reasons = refused.map(({ name, refused: why }): [string, string] => [
    name,
    Object.values(why ?? {})[0] ?? '',
  ]);
  throw new ApiError('bad_request', text.someCannotChange, Object.fromEntries(reasons));
}

async function assertCategory(db: Database, { categoryId }: BulkChange): Promise<void> {
  if (categoryId === undefined) return;
  const category = await findCategory(db, categoryId);
  if (category?.deletedAt === null) return;
  throw new ApiError('bad_request', text.checkFields, { categoryId: text.categoryGone });
}

type Edit = Readonly<{ row: ItemRecord; columns: ItemColumns }>;

/** @returns the same; what comes back from the trash gets a number where its slug is taken meanwhile */
async function withFreeSlugs(tx: Database, edits: readonly Edit[]): Promise<Edit[]> {
  const isBack = ({ row, columns }: Edit) => row.deletedAt !== null && columns.deletedAt === null;
  if (!edits.some(isBack)) return [...edits];
  const taken = await listSlugsLike(tx, 'rentalItems', '');
  return edits.map((edit) => {
    const { row, columns } = edit;
    if (!isBack(edit) || !taken.has(row.slug)) return edit;
    const slug = freeSlug(row.slug, row.slug, taken);
    taken.add(slug);
    return { row, columns: { ...columns, slug } };
  });
}

async function write(tx: Database, edits: readonly Edit[], how: HowEdited): Promise<number> {
  const real = edits.filter(({ columns }) => Object.keys(columns).length > 0);
  const moved = real.filter(({ columns }) => columns.categoryId !== undefined);
  const counted = real.filter(({ row, columns }) =>
    isCountedOtherwise(row, { ...row, ...columns }),
  );
  const ids = counted.flatMap(({ row }) => [row.id, ...row.parts.map(({ itemId }) => itemId)]);
  const follow = ids.length === 0 ? NOTHING_MOVES : await followItems(tx, ids, how);
  const written = await updateManyItems(
    tx,
    real.map(({ row, columns }) => ({
      id: row.id,
      columns: {
        ...columns,
        ...(columns.price !== undefined && { priceCents: parsePriceCents(columns.price) }),
      },
    })),
    how.now,
  );
  await follow();
  await redirect(tx, moved);
  return written;
}

/** The pages of items that are in another category now lead there. */
async function redirect(tx: Database, moved: readonly Edit[]): Promise<void> {
  if (moved.length === 0) return;
  const after = await listItemsById(
    tx,
    moved.map(({ row }) => row.id),
  );
  const addresses = (rows: readonly ItemRecord[]) =>
    rows.map(({ category, slug }) => itemPath(category.slug, slug));
  await recordRedirects(tx, addresses(moved.map(({ row }) => row)), addresses(after));
}
