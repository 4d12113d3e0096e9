import type { ITEMS_OF_DELETED } from '#contracts/admin/categories.ts';
import type { DeletedView } from '#contracts/admin/common.ts';
import type { Database } from '#db/client.ts';
import {
  findCategory,
  measureCategories,
  updateCategory,
  type CategoryRecord,
} from '#db/queries/admin/categories.ts';
import {
  trashItemsOf,
  listBinnedItemsOf,
  listItemSlugs,
  moveItems,
  restoreItemsOf,
} from '#db/queries/admin/category-items.ts';
import { updateItem } from '#db/queries/admin/items.ts';
import { listSlugsLike } from '#db/queries/admin/slugs.ts';
import { recordRedirects, releaseAddresses } from '#db/queries/redirects.ts';
import { MAX_CATEGORIES } from '#domain/limits.ts';
import { freeSlug } from '#domain/slug.ts';
import { categoryPath, itemPath } from '#site/paths.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { assertRoom, assertSeen, existing, slugAfterTrash } from '../entity.ts';
import { writeCatalog } from '../write.ts';
import { isCategoryVisible } from './present.ts';

export interface Removal {
  version: number;
  /** What happens to its items; required if it has any. */
  items?: (typeof ITEMS_OF_DELETED)[number] | undefined;
  /** Category that the items move to. */
  to?: string | undefined;
}

/**
 * Moves a category to the trash. Idempotent.
 * @returns the category's version in the trash
 * @throws ApiError 404; 409 for a stale version or for items without a choice; 400 for an invalid
 *   target category
 */
export function deleteCategory(
  services: Services,
  id: string,
  removal: Removal,
): Promise<DeletedView> {
  return writeCatalog(services, async (tx, now) => {
    const category = existing(await findCategory(tx, id), 'categories');
    if (category.deletedAt) return { result: { id, version: category.version }, publish: false };
    assertSeen(category, removal.version);
    await settleItems(tx, category, removal, now);
    await updateCategory(tx, id, { deletedAt: now, updatedAt: now });
    const result = { id, version: category.version + 1 };
    return { result, publish: category.isActive || category.itemCount > 0 };
  });
}

async function settleItems(
  tx: Database,
  category: CategoryRecord,
  { items, to }: Removal,
  now: Date,
): Promise<void> {
  if (items === 'move') return moveAway(tx, category, to, now);
  if (category.itemCount === 0) return;
  if (items === 'delete') return trashItemsOf(tx, category.id, now);
  const count = category.itemCount === 1 ? '1 item' : `${category.itemCount} items`;
  throw new ApiError(
    'in_use',
    `“${category.name}” has ${count}. Delete them with it, or move them to another category.`,
  );
}

async function moveAway(
  tx: Database,
  category: CategoryRecord,
  to: string | undefined,
  now: Date,
): Promise<void> {
  const target = to === undefined || to === category.id ? undefined : await findCategory(tx, to);
  if (!target || target.deletedAt) {
    throw new ApiError('bad_request', 'Please choose another category for the items.', {
      to: 'Please choose another category',
    });
  }
  const slugs = await listItemSlugs(tx, category.id);
  await moveItems(tx, category.id, target.id, now);
  await recordRedirects(tx, [
    { from: categoryPath(category.slug), to: categoryPath(target.slug) },
    ...slugs.map((slug) => ({
      from: itemPath(category.slug, slug),
      to: itemPath(target.slug, slug),
    })),
  ]);
}

/**
 * Restores a category with exactly the items that were deleted with it. A slug taken meanwhile gets
 * a numeric suffix.
 * @throws ApiError 404; 409 when there are too many categories
 */
export function restoreCategory(services: Services, id: string): Promise<void> {
  return writeCatalog(services, async (tx, now) => {
    const category = existing(await findCategory(tx, id), 'categories');
    if (!category.deletedAt) return { result: undefined, publish: false };
    assertRoom((await measureCategories(tx)).count, MAX_CATEGORIES, 'categories');
    const slug = await slugAfterTrash(tx, 'categories', category.slug);
    await updateCategory(tx, id, { slug, deletedAt: null, updatedAt: now });
    const itemSlugs = await restoreItems(tx, id, now);
    await releaseAddresses(tx, [
      categoryPath(slug),
      ...itemSlugs.map((itemSlug) => itemPath(slug, itemSlug)),
    ]);
    return { result: undefined, publish: isCategoryVisible({ ...category, deletedAt: null }) };
  });
}

async function restoreItems(tx: Database, categoryId: string, now: Date): Promise<string[]> {
  const items = await listBinnedItemsOf(tx, categoryId);
  if (items.length === 0) return [];
  const living = await listSlugsLike(tx, 'rentalItems', '');
  // A new slug must not collide with that of another restored item either.
  const taken = new Set([...living, ...items.map(({ slug }) => slug)]);
  const slugs: string[] = [];
  for (const { id, slug } of items) {
    const free = living.has(slug) ? freeSlug(slug, slug, taken) : slug;
    if (free !== slug) await updateItem(tx, id, { slug: free });
    taken.add(free);
    slugs.push(free);
  }
  await restoreItemsOf(tx, categoryId, now);
  return slugs;
}
