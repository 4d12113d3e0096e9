/** Service packages for the admin. Writing functions run within a catalog write (`lockCatalog`). */
import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { ActivityFilter } from '#contracts/admin/common.ts';
import type { ServicePackageSort } from '#contracts/admin/service-packages.ts';
import type { ServiceType } from '#contracts/catalog.ts';
import { MAX_PACKAGES } from '#domain/limits.ts';
import type { Database } from '../../client.ts';
import { servicePackages } from '../../schema.ts';
import { contains, inTrash, isInState, windowOf, type ListRequest, type Page } from './paging.ts';

export type PackageRecord = typeof servicePackages.$inferSelect;
export type NewPackage = Omit<typeof servicePackages.$inferInsert, 'version'> & { id: string };
export type PackageColumns = Partial<Omit<NewPackage, 'id'>>;

export interface PackageListRequest extends ListRequest {
  serviceType?: ServiceType | undefined;
  state?: ActivityFilter | undefined;
  sort: ServicePackageSort;
}

/** @returns one page of packages; in the trash, ordered by deletion time */
export async function listPackages(
  db: Database,
  request: PackageListRequest,
): Promise<Page<PackageRecord>> {
  const where = and(
    inTrash(request.deleted, servicePackages.deletedAt),
    request.serviceType === undefined
      ? undefined
      : eq(servicePackages.serviceType, request.serviceType),
    isInState(request.state, servicePackages.isActive),
    contains(
      request.search,
      servicePackages.name,
      servicePackages.description,
      servicePackages.slug,
    ),
  );
  const { limit, offset } = windowOf(request.page, MAX_PACKAGES);
  const rows = await db
    .select()
    .from(servicePackages)
    .where(where)
    .orderBy(...orderOf(request))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(servicePackages, where) };
}

const { serviceType, startingPrice, updatedAt } = servicePackages;
const byName = sql`lower(${servicePackages.name})`;
const ORDERS: Record<ServicePackageSort, SQL[]> = {
  // By type and price, as on the site.
  type: [asc(serviceType), asc(startingPrice)],
  name: [byName],
  'name-desc': [sql`${byName} desc`],
  'price-asc': [asc(startingPrice)],
  'price-desc': [desc(startingPrice)],
  edited: [desc(updatedAt)],
  'edited-asc': [asc(updatedAt)],
};

function orderOf({ deleted, sort }: PackageListRequest): SQL[] {
  const order = deleted ? [desc(servicePackages.deletedAt)] : ORDERS[sort];
  return [...order, asc(servicePackages.id)];
}

/** @returns the package, even when it is in the trash */
export async function findPackage(db: Database, id: string): Promise<PackageRecord | undefined> {
  const [row] = await db.select().from(servicePackages).where(eq(servicePackages.id, id));
  return row;
}

/** @returns how many packages are outside the trash */
export function countPackages(tx: Database): Promise<number> {
  return tx.$count(servicePackages, isNull(servicePackages.deletedAt));
}

export async function insertPackage(tx: Database, fields: NewPackage): Promise<void> {
  await tx.insert(servicePackages).values(fields);
}

/** Updates these columns and increments the version. */
export async function updatePackage(
  tx: Database,
  id: string,
  columns: PackageColumns,
): Promise<void> {
  await tx
    .update(servicePackages)
    .set({ ...columns, version: sql`${servicePackages.version} + 1` })
    .where(eq(servicePackages.id, id));
}
