/** One change of many rental items: all or none, through the rules of a single edit (@items.bulk). */
import * as z from 'zod/mini';
import {
  itemBulkEndpoints,
  type BulkLine,
  type BulkResult,
  type BulkUndone,
} from '#contracts/catalog/bulk.ts';
import { rentalItemEditSchema } from '#contracts/catalog/rental-items.ts';
import type { Database } from '#db/client.ts';
import { findCategory } from '#db/queries/catalog/categories.ts';
import { listBatch } from '#db/queries/catalog/history.ts';
import { listItemsById, listItemVersions, type ItemRecord } from '#db/queries/catalog/items.ts';
import { updateManyItems } from '#db/queries/catalog/many-items.ts';
import { recordRedirects, releaseAddresses } from '#db/queries/catalog/redirects.ts';
import { changedFields, type BulkChange, type BulkFields } from '#domain/bulk-change.ts';
import { MAX_BULK_ITEMS } from '#domain/limits.ts';
import { parsePriceCents } from '#domain/money.ts';
import { itemPath } from '#site/paths.ts';
import type { GuardedApp } from '../../accounts/auth/guard.ts';
import { ApiError } from '../../base/api-error.ts';
import type { Services } from '../../base/services.ts';
import * as text from '../../base/texts.ts';
import { handle } from '../../http/handle.ts';
import { editorOf, writeCatalog } from '../../publishing/save.ts';
import { followItems, NOTHING_MOVES, type HowEdited } from '../../stock/follow-edit.ts';
import { isCountedOtherwise } from './counted-by.ts';
import { formFields } from './history.ts';
import { undoneBy, type ManyEdit } from './undone-edits.ts';

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
    const batch = { ...editorOf(context), batchId, items };
    return inBatch(services, batch, async (tx, now) => {
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
    inBatch(services, { ...editorOf(context), batchId, items }, async (tx, now) => {
      const rows = await listItemsById(tx, idsOf(items));
      assertAll(linesOf(rows, items, {}), items);
      return write(
        tx,
        rows.map((row) => ({ row, columns: { deletedAt: now } })),
        { now, isDespiteShort: true },
      );
    }),
  );

  handle(app, itemBulkEndpoints.undo, async ({ params, query }, context): Promise<BulkUndone> => {
    const left: string[] = [];
    const editor = { ...editorOf(context), batchId: crypto.randomUUID(), items: [] };
    const { changed } = await inBatch(services, editor, async (tx, now) => {
      const batchId = z.uuid().safeParse(params.batch).data;
      const edits = batchId === undefined ? [] : await listBatch(tx, batchId);
      if (edits.length === 0) throw new ApiError('not_found', text.noSuchBatch);
      const { undone, others } = await undoneBy(tx, edits);
      left.push(...others);
      return write(tx, undone, { now, ...query });
    });
    return { undone: changed, left };
  });
}

interface Batch {
  staffId: string;
  batchId: string;
  /** What the caller names; a batch that changed others is another one. */
  items: readonly Seen[];
}

/**
 * @returns how many of them it changed; after a lost answer, as before
 * @throws ApiError 422 when the batch changed other items
 */
async function inBatch(
  services: Services,
  { items, ...editor }: Batch,
  work: (tx: Database, now: Date) => Promise<number>,
): Promise<BulkResult> {
  let changed = 0;
  await writeCatalog(services, editor, async (tx, now) => {
    const done = await listBatch(tx, editor.batchId);
    if (done.length > 0) {
      const named = new Set(idsOf(items));
      if (!done.every(({ itemId }) => named.has(itemId))) {
        throw new ApiError('idempotency_mismatch', text.otherBatch);
      }
      changed = done.length;
      return false;
    }
    changed = await work(tx, now);
    return changed > 0;
  });
  return { batchId: editor.batchId, changed };
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

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

async function write(tx: Database, edits: readonly ManyEdit[], how: HowEdited): Promise<number> {
  const real = edits.filter(({ columns }) => Object.keys(columns).length > 0);
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
  await settleAddresses(tx, real);
  return written;
}

/** The pages of items that are in another category now lead there; those that are back lead nowhere else. */
async function settleAddresses(tx: Database, edits: readonly ManyEdit[]): Promise<void> {
  const moved = edits.filter(({ columns }) => columns.categoryId !== undefined);
  const back = edits.filter(({ columns }) => columns.deletedAt === null);
  const addresses = (rows: readonly ItemRecord[]) =>
    rows.map(({ category, slug }) => itemPath(category.slug, slug));
  const now = async (some: readonly ManyEdit[]) =>
    addresses(await listItemsById(tx, idsOf(some.map(({ row }) => row))));
  if (moved.length > 0) {
    await recordRedirects(tx, addresses(moved.map(({ row }) => row)), await now(moved));
  }
  if (back.length > 0) await releaseAddresses(tx, await now(back));
}
