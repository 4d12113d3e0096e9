import type * as z from 'zod/mini';
import type { CategoryFields, categoryEditSchema } from '#contracts/admin/categories.ts';
import type { Database } from '#db/client.ts';
import {
  findCategory,
  insertCategory,
  listCategoryPlaces,
  measureCategories,
  updateCategory,
} from '#db/queries/admin/categories.ts';
import { listItemSlugs } from '#db/queries/admin/category-items.ts';
import { recordRedirects, releaseAddresses } from '#db/queries/redirects.ts';
import { MAX_CATEGORIES } from '#domain/limits.ts';
import { categoryPath, itemPath } from '#site/paths.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { assertRoom, chooseSlug, editableRow, isCreated } from '../entity.ts';
import { writeCatalog } from '../write.ts';

/**
 * @returns the new category's id
 * @throws ApiError 400 for its slug; 409 when there are too many or another category has its id
 */
export function createCategory(
  services: Services,
  { id, displayOrder: wantedPlace, ...fields }: CategoryFields,
): Promise<string> {
  return writeCatalog(services, async (tx, now) => {
    if (isCreated(await findCategory(tx, id), fields)) return { result: id, publish: false };
    const { count, lastPlace } = await measureCategories(tx);
    assertRoom(count, MAX_CATEGORIES, 'categories');
    const slug = await chooseSlug(tx, 'categories', fields);
    const displayOrder = wantedPlace ?? (lastPlace === null ? 0 : lastPlace + 1);
    await insertCategory(tx, {
      ...fields,
      id,
      slug,
      displayOrder,
      createdAt: now,
      updatedAt: now,
    });
    await releaseAddresses(tx, [categoryPath(slug)]);
    return { result: id, publish: fields.isActive };
  });
}

/**
 * Updates a category. A new slug moves its page and those of its items.
 * @throws ApiError 404; 409 for a stale version; 400 for its slug
 */
export function editCategory(
  services: Services,
  id: string,
  edit: z.output<typeof categoryEditSchema>,
): Promise<void> {
  const { version, displayOrder, ...fields } = edit;
  return writeCatalog(services, async (tx, now) => {
    const before = editableRow(await findCategory(tx, id), version, 'categories');
    const slug = await chooseSlug(tx, 'categories', fields, id);
    await updateCategory(tx, id, {
      ...fields,
      slug,
      displayOrder: displayOrder ?? before.displayOrder,
      updatedAt: now,
    });
    if (slug !== before.slug) await redirectCategory(tx, id, before.slug, slug);
    return { result: undefined, publish: before.isActive || fields.isActive };
  });
}

async function redirectCategory(
  tx: Database,
  id: string,
  before: string,
  after: string,
): Promise<void> {
  const items = await listItemSlugs(tx, id);
  await recordRedirects(tx, [
    { from: categoryPath(before), to: categoryPath(after) },
    ...items.map((slug) => ({ from: itemPath(before, slug), to: itemPath(after, slug) })),
  ]);
}

/**
 * Sets the order of the categories.
 * @param ids of all categories outside the trash
 * @throws ApiError 409 when the set differs
 */
export function orderCategories(services: Services, ids: readonly string[]): Promise<void> {
  return writeCatalog(services, async (tx, now) => {
    const places = new Map((await listCategoryPlaces(tx)).map((row) => [row.id, row]));
    const isEachOnce = ids.length === places.size && new Set(ids).size === ids.length;
    if (!isEachOnce || !ids.every((id) => places.has(id))) {
      throw new ApiError(
        'conflict',
        'Someone else has added or deleted a category. Nothing was moved.',
      );
    }
    let publish = false;
    for (const [displayOrder, id] of ids.entries()) {
      const place = places.get(id);
      if (!place || place.displayOrder === displayOrder) continue;
      await updateCategory(tx, id, { displayOrder, updatedAt: now });
      publish ||= place.isActive;
    }
    return { result: undefined, publish };
  });
}
