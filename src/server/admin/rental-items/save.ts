import type * as z from 'zod/mini';
import type { DeletedView } from '#contracts/admin/common.ts';
import type { RentalItemFields, rentalItemEditSchema } from '#contracts/admin/rental-items.ts';
import type { Database } from '#db/client.ts';
import { findCategory, type CategoryRecord } from '#db/queries/admin/categories.ts';
import { findItem, insertItem, updateItem } from '#db/queries/admin/items.ts';
import { recordRedirect, releaseAddresses } from '#db/queries/redirects.ts';
import { parsePriceCents } from '#domain/money.ts';
import { itemPath } from '#site/paths.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { checkFields } from '../../texts.ts';
import { saveAlts } from '../alts.ts';
import {
  assertSeen,
  chooseSlug,
  editableRow,
  existing,
  isCreated,
  slugAfterTrash,
} from '../entity.ts';
import { writeCatalog } from '../write.ts';
import { isItemVisible } from './present.ts';

/**
 * @returns the new item's id
 * @throws ApiError 400 for its slug or category; 409 when another item has its id
 */
export function createItem(services: Services, fields: RentalItemFields): Promise<string> {
  const { id, imageAlts, ...columns } = fields;
  return writeCatalog(services, async (tx, now) => {
    if (isCreated(await findItem(tx, id), columns)) return { result: id, publish: false };
    const category = await livingCategory(tx, fields.categoryId);
    const slug = await chooseSlug(tx, 'rentalItems', fields);
    await insertItem(tx, {
      ...columns,
      id,
      slug,
      priceCents: parsePriceCents(fields.price),
      createdAt: now,
      updatedAt: now,
    });
    await releaseAddresses(tx, [itemPath(category.slug, slug)]);
    const altsChanged = await saveAlts(tx, fields.images, imageAlts);
    const visible = isItemVisible({ ...fields, deletedAt: null }, category);
    return { result: id, publish: visible || altsChanged };
  });
}

/**
 * Updates an item. A new slug or category moves its page.
 * @throws ApiError 404; 409 for a stale version; 400 for its slug or category
 */
export function editItem(
  services: Services,
  id: string,
  edit: z.output<typeof rentalItemEditSchema>,
): Promise<void> {
  const { version, imageAlts, ...fields } = edit;
  return writeCatalog(services, async (tx, now) => {
    const before = editableRow(await findItem(tx, id), version, 'rentalItems');
    const category = await livingCategory(tx, fields.categoryId);
    const slug = await chooseSlug(tx, 'rentalItems', fields, id);
    await updateItem(tx, id, {
      ...fields,
      slug,
      priceCents: parsePriceCents(fields.price),
      updatedAt: now,
    });
    const oldPath = itemPath(before.category.slug, before.slug);
    const newPath = itemPath(category.slug, slug);
    if (oldPath !== newPath) await recordRedirect(tx, oldPath, newPath);
    const altsChanged = await saveAlts(tx, fields.images, imageAlts);
    const wasVisible = isItemVisible(before, before.category);
    const isVisible = isItemVisible({ ...fields, deletedAt: null }, category);
    return { result: undefined, publish: wasVisible || isVisible || altsChanged };
  });
}

async function livingCategory(tx: Database, id: string): Promise<CategoryRecord> {
  const category = await findCategory(tx, id);
  if (category && !category.deletedAt) return category;
  throw new ApiError('bad_request', checkFields, {
    categoryId: 'This category no longer exists',
  });
}

/**
 * Moves an item to the trash. Idempotent.
 * @returns the item's version in the trash
 * @throws ApiError 404; 409 for a stale version
 */
export function deleteItem(services: Services, id: string, version: number): Promise<DeletedView> {
  return writeCatalog(services, async (tx, now) => {
    const item = existing(await findItem(tx, id), 'rentalItems');
    if (item.deletedAt) return { result: { id, version: item.version }, publish: false };
    assertSeen(item, version);
    await updateItem(tx, id, { deletedAt: now, updatedAt: now });
    const result = { id, version: item.version + 1 };
    return { result, publish: isItemVisible(item, item.category) };
  });
}

/**
 * Restores an item from the trash. A slug taken meanwhile gets a numeric suffix.
 * @throws ApiError 404; 409 while its category is in the trash
 */
export function restoreItem(services: Services, id: string): Promise<void> {
  return writeCatalog(services, async (tx, now) => {
    const item = existing(await findItem(tx, id), 'rentalItems');
    if (!item.deletedAt) return { result: undefined, publish: false };
    if (item.category.deletedAt) {
      throw new ApiError(
        'in_use',
        `Its category “${item.category.name}” is in the trash. Restore the category first.`,
      );
    }
    const slug = await slugAfterTrash(tx, 'rentalItems', item.slug);
    await updateItem(tx, id, {
      slug,
      deletedAt: null,
      deletedWithCategory: false,
      updatedAt: now,
    });
    await releaseAddresses(tx, [itemPath(item.category.slug, slug)]);
    const publish = isItemVisible({ ...item, deletedAt: null }, item.category);
    return { result: undefined, publish };
  });
}
