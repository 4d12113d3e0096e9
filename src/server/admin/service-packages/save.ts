import type * as z from 'zod/mini';
import type { DeletedView } from '#contracts/admin/common.ts';
import type {
  servicePackageEditSchema,
  ServicePackageFields,
} from '#contracts/admin/service-packages.ts';
import {
  countPackages,
  findPackage,
  insertPackage,
  updatePackage,
} from '#db/queries/admin/packages.ts';
import { MAX_PACKAGES } from '#domain/limits.ts';
import type { Services } from '../../services.ts';
import {
  assertRoom,
  assertSeen,
  chooseSlug,
  editableRow,
  existing,
  isCreated,
  slugAfterTrash,
} from '../entity.ts';
import { writeCatalog } from '../write.ts';

/**
 * @returns the new package's id
 * @throws ApiError 400 for its slug; 409 when there are too many or another package has its id
 */
export function createPackage(
  services: Services,
  { id, ...fields }: ServicePackageFields,
): Promise<string> {
  const columns = { ...fields, startingPrice: fields.startingPrice.toFixed(2) };
  return writeCatalog(services, async (tx, now) => {
    if (isCreated(await findPackage(tx, id), columns)) return { result: id, publish: false };
    assertRoom(await countPackages(tx), MAX_PACKAGES, 'packages');
    await insertPackage(tx, {
      ...columns,
      id,
      slug: await chooseSlug(tx, 'servicePackages', columns),
      createdAt: now,
      updatedAt: now,
    });
    return { result: id, publish: fields.isActive };
  });
}

/** @throws ApiError 404; 409 for a stale version; 400 for its slug */
export function editPackage(
  services: Services,
  id: string,
  edit: z.output<typeof servicePackageEditSchema>,
): Promise<void> {
  const { version, ...fields } = edit;
  return writeCatalog(services, async (tx, now) => {
    const before = editableRow(await findPackage(tx, id), version, 'servicePackages');
    await updatePackage(tx, id, {
      ...fields,
      slug: await chooseSlug(tx, 'servicePackages', fields, id),
      startingPrice: fields.startingPrice.toFixed(2),
      updatedAt: now,
    });
    return { result: undefined, publish: before.isActive || fields.isActive };
  });
}

/**
 * Moves a package to the trash. Idempotent.
 * @returns the package's version in the trash
 * @throws ApiError 404; 409 for a stale version
 */
export function deletePackage(
  services: Services,
  id: string,
  version: number,
): Promise<DeletedView> {
  return writeCatalog(services, async (tx, now) => {
    const row = existing(await findPackage(tx, id), 'servicePackages');
    if (row.deletedAt) return { result: { id, version: row.version }, publish: false };
    assertSeen(row, version);
    await updatePackage(tx, id, { deletedAt: now, updatedAt: now });
    return { result: { id, version: row.version + 1 }, publish: row.isActive };
  });
}

/**
 * Restores a package from the trash. A slug taken meanwhile gets a numeric suffix.
 * @throws ApiError 404; 409 when there are too many
 */
export function restorePackage(services: Services, id: string): Promise<void> {
  return writeCatalog(services, async (tx, now) => {
    const row = existing(await findPackage(tx, id), 'servicePackages');
    if (!row.deletedAt) return { result: undefined, publish: false };
    assertRoom(await countPackages(tx), MAX_PACKAGES, 'packages');
    const slug = await slugAfterTrash(tx, 'servicePackages', row.slug);
    await updatePackage(tx, id, { slug, deletedAt: null, updatedAt: now });
    return { result: undefined, publish: row.isActive };
  });
}
