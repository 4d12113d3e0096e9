/** What differs between categories, items and packages when many are written at once. */
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#db/client.ts';
import {
  listCategoriesById,
  listCategoryPlaces,
  listItemIds,
  listItemSlugs,
  type CategoryRecord,
} from '#db/queries/catalog/categories.ts';
import { listItemsById, type ItemRecord } from '#db/queries/catalog/items.ts';
import { listPackagesById, type PackageRecord } from '#db/queries/catalog/packages.ts';
import { describeImages } from '#db/queries/media/describe.ts';
import { listPartItems } from '#db/queries/stock/parts.ts';
import type { Pieces } from '#domain/event-stock.ts';
import { MAX_CATEGORIES, MAX_PACKAGES } from '#domain/limits.ts';
import { parsePriceCents } from '#domain/money.ts';
import { categoryPath, itemPath } from '#site/paths.ts';
import { ApiError } from '../../base/api-error.ts';
import { partIsSet } from '../../base/texts.ts';
import { followItemNames } from '../../shop/follow-items.ts';
import { followOptions } from '../../stock/follow-options.ts';
import { listSetsInSets } from '../../stock/parts.ts';
import { isCountedOtherwise } from './counted-by.ts';
import { presentRule } from './entity.ts';
import type { Edit, ManyKind } from './write-many.ts';

export const MANY_ITEMS: ManyKind<ItemRecord> = {
  table: 'rentalItems',
  history: 'item',
  load: listItemsById,
  withDerived: ({ imageAlts: _stored, ...columns }) => ({
    ...columns,
    ...(typeof columns['price'] === 'string' && { priceCents: parsePriceCents(columns['price']) }),
    ...(columns['deletedAt'] === null && { deletedWithCategory: false }),
  }),
  addressedBy: ['categoryId', 'slug'],
  addresses: (_tx, rows) =>
    Promise.resolve(rows.map(({ category, slug }) => [itemPath(category.slug, slug)])),
  countedItems: (_tx, edits) =>
    Promise.resolve(
      edits
        .filter(({ row, columns }) => isCountedOtherwise(row, { ...row, ...columns }))
        .flatMap(({ row }) => [row.id, ...row.parts.map(({ itemId }) => itemId)]),
    ),
  undoable: undoableItems,
  saveMore: async (tx, written, now) => {
    const alts = written.flatMap(altsIn);
    await describeImages(tx, new Map(alts), now, idsOfItems(written));
  },
  letFollow: async (tx, edits, follow, how) => {
    const itemEdits = edits.map(({ row, columns }) => ({
      before: row,
      after: { ...row, ...columns },
    }));
    await followItemNames(tx, itemEdits, how.now);
    const optionEdits = itemEdits.map(({ before, after }) => ({
      itemId: before.id,
      before: before.options,
      after: after.options,
    }));
    return followOptions(tx, optionEdits, follow, how);
  },
  assertWritten: async (tx, written) => {
    const [found] = await listSetsInSets(tx, partsById(written));
    if (found) throw new ApiError('bad_request', partIsSet(found.partName));
  },
};

/**
 * @returns the edits without those that would keep an item whose category, or a part that the edit restores, is in
 *   the trash, or create a set of sets
 */
export async function undoableItems<Row extends ItemRecord>(
  tx: Database,
  edits: readonly Edit<Row>[],
): Promise<Edit<Row>[]> {
  const categories = new Set((await listCategoryPlaces(tx)).map(({ id }) => id));
  const parts = await listPartItems(tx, edits.flatMap(partsOf));
  const partIds = new Set(parts.filter(({ deletedAt }) => !deletedAt).map(({ id }) => id));
  const possible = edits.filter((edit) => {
    const { categoryId } = { ...edit.row, ...edit.columns };
    if (edit.columns['deletedAt']) return true;
    return categories.has(categoryId) && partsOf(edit).every((id) => partIds.has(id));
  });
  return withoutSetsInSets(tx, possible);
}

const idsOfItems = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** @returns the alternative texts that an edit gives images, by address */
function altsIn({ imageAlts }: Readonly<Record<string, unknown>>): [string, string][] {
  // The same shape in the history and in the form of an item.
  return Object.entries((imageAlts ?? {}) as Record<string, string>);
}

/** @returns ids of the parts in an edit of a set */
function partsOf({ columns }: Edit<ItemRecord>): string[] {
  return (partsIn(columns) ?? []).map(({ itemId }) => itemId);
}

function partsIn(columns: Readonly<Record<string, unknown>>): Pieces[] | undefined {
  // The columns of an edit have the row's types.
  return columns['parts'] as Pieces[] | undefined;
}

/** @returns the parts by item id, of rows that set them */
function partsById(rows: readonly Readonly<Record<string, unknown> & { id: string }>[]) {
  return new Map(
    rows.flatMap((columns) => {
      const parts = partsIn(columns);
      return parts ? [[columns.id, parts] as const] : [];
    }),
  );
}

/** @returns the edits that create no set of sets, considering all of them together */
async function withoutSetsInSets<Row extends ItemRecord>(
  tx: Database,
  edits: readonly Edit<Row>[],
): Promise<Edit<Row>[]> {
  const newParts = partsById(edits.map(({ row: { id }, columns }) => ({ ...columns, id })));
  const found = await listSetsInSets(tx, newParts);
  if (found.length === 0) return [...edits];
  const refused = new Set(found.flatMap(({ setId, partId }) => [setId, partId]));
  const isKept = ({ row: { id } }: Edit<Row>) => !(newParts.has(id) && refused.has(id));
  // An item whose edit is left out keeps its stored parts. If it is a set and a remaining edit makes it a part, that
  // edit must go too: check again.
  return withoutSetsInSets(tx, edits.filter(isKept));
}

export const MANY_CATEGORIES: ManyKind<CategoryRecord> = {
  table: 'categories',
  history: 'category',
  max: MAX_CATEGORIES,
  load: listCategoriesById,
  withDerived: (columns) => columns,
  addressedBy: ['slug'],
  addresses: async (tx, rows) => {
    const all: string[][] = [];
    for (const { id, slug } of rows) all.push(categoryAddresses(slug, await listItemSlugs(tx, id)));
    return all;
  },
  countedItems: async (tx, edits) => {
    const ids: string[] = [];
    for (const { row, columns } of edits) {
      const hasNewRule = !isDeepStrictEqual(presentRule(row), presentRule({ ...row, ...columns }));
      if (hasNewRule) ids.push(...(await listItemIds(tx, row.id)));
    }
    return ids;
  },
  // A category with items cannot be deleted.
  undoable: (_tx, edits) =>
    Promise.resolve(
      edits.filter(({ row, columns }) => !columns['deletedAt'] || row.itemCount === 0),
    ),
};

export const MANY_PACKAGES: ManyKind<PackageRecord> = {
  table: 'servicePackages',
  history: 'package',
  max: MAX_PACKAGES,
  load: listPackagesById,
  withDerived: (columns) => {
    const { startingPrice } = columns;
    return typeof startingPrice === 'number'
      ? { ...columns, startingPrice: startingPrice.toFixed(2) }
      : columns;
  },
  addressedBy: [],
  addresses: (_tx, rows) => Promise.resolve(rows.map(() => [])),
  countedItems: () => Promise.resolve([]),
  undoable: (_tx, edits) => Promise.resolve([...edits]),
};

/** @returns the addresses of a category's page and its items' pages */
export function categoryAddresses(slug: string, itemSlugs: readonly string[]): string[] {
  return [categoryPath(slug), ...itemSlugs.map((item) => itemPath(slug, item))];
}
