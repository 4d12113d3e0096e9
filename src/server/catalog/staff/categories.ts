import { isDeepStrictEqual } from 'node:util';
import {
  categoryEditSchema,
  categoryEndpoints,
  type CategoryAdminView,
  type CategoryFields,
  type CategoryRemoval,
} from '#contracts/catalog/categories.ts';
import { categorySheetEndpoints } from '#contracts/catalog/sheets.ts';
import type { Database } from '#db/client.ts';
import * as queries from '#db/queries/catalog/categories.ts';
import { listSlugsLike, updateEntity } from '#db/queries/catalog/entities.ts';
import { recordRedirects } from '#db/queries/catalog/redirects.ts';
import { MAX_CATEGORIES } from '#domain/limits.ts';
import { freeSlug } from '#domain/slug.ts';
import { ApiError } from '../../base/api-error.ts';
import type { Services } from '../../base/services.ts';
import * as text from '../../base/texts.ts';
import type { GuardedApp } from '../../http/guarded-app.ts';
import { handle } from '../../http/handle.ts';
import { editorOf, writeCatalog } from '../../publishing/write-catalog.ts';
import { followItems, NOTHING_MOVES, type HowEdited } from '../../stock/follow-edit.ts';
import { presentCategory } from '../public/present.ts';
import { mountEntity, type EntityKind } from './entity-routes.ts';
import { presentEditable, presentRule } from './entity.ts';
import { formFields } from './history.ts';
import { categoryAddresses } from './many-kinds.ts';
import { CATEGORY_SHEET } from './sheet/kinds.ts';
import { mountSheet } from './sheet/routes.ts';

type Row = queries.CategoryRecord;
type Fields = Omit<CategoryFields, 'id'>;

export const CATEGORIES: EntityKind<
  'categories',
  Row,
  CategoryAdminView,
  queries.CategoryListRequest,
  Fields,
  CategoryRemoval
> = {
  table: 'categories',
  history: 'category',
  restorable: (_tx, earlier) => Promise.resolve(formFields(categoryEditSchema, earlier)),
  max: MAX_CATEGORIES,
  list: queries.listCategories,
  find: queries.findCategory,
  isVisible: (row) => row.isActive && !row.deletedAt,
  present: (_db, rows, liveSince) => rows.map((row) => present(row, liveSince)),
  columns: ({ displayOrder: _prepared, ...fields }) => fields,
  prepare: async (tx, { displayOrder }, before) => ({
    displayOrder: displayOrder ?? before?.displayOrder ?? (await queries.nextPlace(tx)),
  }),
  beforeEdit: async (tx, { before, fields }, how) =>
    isDeepStrictEqual(presentRule(before), presentRule(fields))
      ? NOTHING_MOVES
      : followItems(tx, await queries.listItemIds(tx, before.id), how),
  // A new slug moves its page and those of its items.
  addresses: async (tx, { id, slug }) =>
    categoryAddresses(slug, await queries.listItemSlugs(tx, id)),
  beforeRemoval: async (tx, row, removal, now) => {
    await settleItems(tx, row, removal, now);
    return row.itemCount > 0;
  },
  beforeRestoring: async (tx, { id }, now) => {
    await restoreItems(tx, id, now);
    return {};
  },
};

export function mountCategories(app: GuardedApp, services: Services): void {
  // Before `{id}`, which would match it.
  handle(app, categoryEndpoints.order, async ({ body }, context) => {
    await writeCatalog(services, editorOf(context), (tx, now) =>
      orderCategories(tx, body.ids, now),
    );
    return body;
  });
  mountSheet(app, services, categorySheetEndpoints, CATEGORY_SHEET);
  mountEntity(app, services, categoryEndpoints, CATEGORIES);
}

function present(row: Row, liveSince: Date | undefined): CategoryAdminView {
  return {
    ...presentCategory(row),
    ...presentEditable(row, CATEGORIES.isVisible(row), liveSince),
    // Includes an address that pages omit, so that staff can correct it.
    imageUrl: row.imageUrl,
    isActive: row.isActive,
    ...presentRule(row),
    itemCount: row.itemCount,
  };
}

/**
 * Sets the order of the categories.
 * @param ids of all categories outside the trash
 * @returns whether visitors may see a difference
 * @throws ApiError 409 when the set differs, or an id is there twice
 */
async function orderCategories(tx: Database, ids: readonly string[], now: Date): Promise<boolean> {
  const places = new Map((await queries.listCategoryPlaces(tx)).map((row) => [row.id, row]));
  const isEachOnce = ids.length === places.size && new Set(ids).size === ids.length;
  if (!isEachOnce || !ids.every((id) => places.has(id))) {
    throw new ApiError('conflict', text.categoriesChanged);
  }
  let publish = false;
  for (const [displayOrder, id] of ids.entries()) {
    const place = places.get(id);
    if (!place || place.displayOrder === displayOrder) continue;
    await updateEntity(tx, 'categories', id, { displayOrder, updatedAt: now });
    publish ||= place.isActive;
  }
  return publish;
}

async function settleItems(
  tx: Database,
  category: Row,
  { items, to, isDespiteShort }: CategoryRemoval,
  now: Date,
): Promise<void> {
  if (items === 'move') return moveAway(tx, category, to, { now, isDespiteShort });
  if (category.itemCount === 0) return;
  if (items === 'delete') return queries.trashItemsOf(tx, category.id, now);
  throw new ApiError('in_use', text.categoryHasItems(category.name, category.itemCount));
}

async function moveAway(
  tx: Database,
  { id, slug }: Row,
  to: string | undefined,
  how: HowEdited,
): Promise<void> {
  const target = to === undefined || to === id ? undefined : await queries.findCategory(tx, to);
  if (!target || target.deletedAt) {
    throw new ApiError('bad_request', text.chooseCategoryForItems, { to: text.chooseCategory });
  }
  const items = await queries.listItemSlugs(tx, id);
  const follow = await followItems(tx, await queries.listItemIds(tx, id), how);
  await queries.moveItems(tx, id, target.id, how.now);
  await follow();
  await recordRedirects(tx, categoryAddresses(slug, items), categoryAddresses(target.slug, items));
}

/** Restores exactly the items deleted with the category. A slug taken meanwhile gets a suffix. */
async function restoreItems(tx: Database, categoryId: string, now: Date): Promise<void> {
  const items = await queries.listItemsInTrashWith(tx, categoryId);
  if (items.length === 0) return;
  const living = await listSlugsLike(tx, 'rentalItems', '');
  // A new slug must not collide with that of another restored item either.
  const taken = new Set([...living, ...items.map(({ slug }) => slug)]);
  for (const { id, slug } of items.filter((item) => living.has(item.slug))) {
    const free = freeSlug(slug, slug, taken);
    await updateEntity(tx, 'rentalItems', id, { slug: free });
    taken.add(free);
  }
  await queries.restoreItemsOf(tx, categoryId, now);
}
