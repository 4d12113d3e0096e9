/** Changes many rental items at once, all or none, by the rules of a single edit (@items.bulk). */
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
import { listItemsById, listItemVersions, type ItemRecord } from '#db/queries/catalog/items.ts';
import { changedFields, type BulkChange, type BulkFields } from '#domain/bulk-change.ts';
import { MAX_BULK_ITEMS } from '#domain/limits.ts';
import { ApiError } from '../../base/api-error.ts';
import type { Services } from '../../base/services.ts';
import * as text from '../../base/texts.ts';
import type { GuardedApp } from '../../http/guarded-app.ts';
import { handle, messagesByField } from '../../http/handle.ts';
import { editorOf } from '../../publishing/write-catalog.ts';
import { MANY_ITEMS } from './many-kinds.ts';
import { withMeant } from './rank-items.ts';
import { heldOf } from './scheduled/present.ts';
import { inBatch, undoBatch, writeMany, type Batch } from './write-many.ts';

interface Seen {
  id: string;
  version: number;
}

/** Mounts them before the paths with an id. */
export function mountManyItems(app: GuardedApp, services: Services): void {
  const { db } = services;

  handle(app, itemBulkEndpoints.match, async ({ query }) => {
    const filter = await withMeant(db(), query);
    const rows = await listItemVersions(db(), filter, { limit: MAX_BULK_ITEMS });
    return { items: rows.map(({ id, version }) => `${id}:${version}`) };
  });

  handle(app, itemBulkEndpoints.preview, async ({ body }) => {
    const { items, change } = body;
    await assertCategory(db(), change);
    return linesOf(await listItemsById(db(), idsOf(items)), items, change);
  });

  handle(app, itemBulkEndpoints.change, async ({ body, query }, context): Promise<BulkResult> => {
    const { batchId, change, items } = body;
    const batch = { ...editorOf(context), batchId, isOf: isOnlyOf(items) };
    let before: ItemRecord[] = [];
    const changed = await inBatch(services, 'item', batch, async (tx, now) => {
      await assertCategory(tx, change);
      const rows = await listItemsById(tx, idsOf(items));
      const lines = linesOf(rows, items, change);
      assertNoneRefused(lines, items);
      before = rows;
      const edits = rows.map((row, index) => ({ row, columns: { ...lines[index]?.after } }));
      return writeMany(tx, MANY_ITEMS, { edits }, { now, ...query });
    });
    return { batchId, changed, ...(await heldOf(db(), idsOf(items), before)) };
  });

  handle(app, itemBulkEndpoints.remove, async ({ body }, context): Promise<BulkResult> => {
    const { batchId, items } = body;
    const batch = { ...editorOf(context), batchId, isOf: isOnlyOf(items) };
    const changed = await inBatch(services, 'item', batch, async (tx, now) => {
      const rows = await listItemsById(tx, idsOf(items));
      assertNoneRefused(linesOf(rows, items, {}), items);
      const edits = rows.map((row) => ({ row, columns: { deletedAt: now } }));
      return writeMany(tx, MANY_ITEMS, { edits }, { now, isDespiteShort: true });
    });
    return { batchId, changed };
  });

  handle(app, itemBulkEndpoints.undo, ({ params, query }, context): Promise<BulkUndone> =>
    undoBatch(services, MANY_ITEMS, { ...editorOf(context), ...params, ...query }),
  );
}

/** @returns a test whether a stored batch changed only these items */
function isOnlyOf(items: readonly Seen[]) {
  const ids = new Set(idsOf(items));
  return (stored: Batch) => stored.every(({ entityId }) => ids.has(entityId));
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** @returns for each row, the result of the change, or why it is impossible */
export function linesOf(
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

/** Some of the fields. */
type SomeFields = Readonly<Partial<Record<keyof BulkFields, unknown>>>;

/**
 * @returns messages by field for values that the change makes invalid. Only changed fields are checked;
 *   in a changed list, an entry that was stored with the same fault is accepted.
 */
export function newlyRefused(row: BulkFields, after: SomeFields): Record<string, string> {
  const names = Object.keys(after) as (keyof BulkFields)[];
  if (names.length === 0) return {};
  const refused = refusedFields(names, after);
  if (Object.keys(refused).length === 0) return {};
  const stored = refusedFields(names, row);
  return Object.fromEntries(
    Object.entries(refused).filter(
      ([field, message]) => stored[field] !== message || field in after,
    ),
  );
}

type Form = ReturnType<typeof formOf>;
const forms = new Map<string, Form>();

/**
 * @returns the form's schema with only these fields: checking all fields of 10,000 items takes most of a preview's
 *   time
 */
function formOf(names: readonly (keyof BulkFields)[]) {
  const { shape } = rentalItemEditSchema;
  return z.strictObject(Object.fromEntries(names.map((name) => [name, shape[name]])));
}

function refusedFields(
  names: readonly (keyof BulkFields)[],
  fields: SomeFields,
): Record<string, string> {
  const key = names.join(' ');
  const form = forms.get(key) ?? formOf(names);
  forms.set(key, form);
  const result = form.safeParse(Object.fromEntries(names.map((name) => [name, fields[name]])));
  return result.success ? {} : messagesByField(result.error);
}

/**
 * @throws ApiError 409 for items changed meanwhile, 400 for impossible changes, with a message by
 *   name
 */
export function assertNoneRefused(lines: readonly BulkLine[], items: readonly Seen[]): void {
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
