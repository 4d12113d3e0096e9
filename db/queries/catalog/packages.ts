/** Service packages for the admin. */
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ServiceType } from '#contracts/catalog/public.ts';
import type { ServicePackageSort } from '#contracts/catalog/service-packages.ts';
import type { ActivityFilter } from '#contracts/editing.ts';
import { MAX_PACKAGES } from '#domain/limits.ts';
import type { Database } from '../../client.ts';
import { servicePackages } from '../../schema.ts';
import { contains, inTrash, isInState, windowOf, type ListRequest, type Page } from '../paging.ts';

export type PackageRecord = typeof servicePackages.$inferSelect;

export interface PackageListRequest extends ListRequest {
  serviceType?: ServiceType | undefined;
  state?: ActivityFilter | undefined;
  sort: ServicePackageSort;
}

const { id, name, serviceType, startingPrice, updatedAt, deletedAt } = servicePackages;
const byName = sql`lower(${name})`;
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

/** @returns one page of packages; in the trash, ordered by deletion time */
export async function listPackages(
  db: Database,
  { q, page, deleted, serviceType: type, state, sort }: PackageListRequest,
): Promise<Page<PackageRecord>> {
  const where = and(
    inTrash(deleted, deletedAt),
    type === undefined ? undefined : eq(serviceType, type),
    isInState(state, servicePackages.isActive),
    contains(q, name, servicePackages.description, servicePackages.slug),
  );
  const { limit, offset } = windowOf(page, MAX_PACKAGES);
  const rows = await db
    .select()
    .from(servicePackages)
    .where(where)
    .orderBy(...(deleted ? [desc(deletedAt)] : ORDERS[sort]), asc(id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(servicePackages, where) };
}

/** @returns the packages in the order of `ids`, those in the trash included */
export async function listPackagesById(
  db: Database,
  ids: readonly string[],
): Promise<PackageRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(servicePackages)
    .where(inArray(id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((packageId) => byId.get(packageId) ?? []);
}

/** @returns the package, even when it is in the trash */
export async function findPackage(db: Database, packageId: string) {
  const [row] = await db.select().from(servicePackages).where(eq(id, packageId));
  return row;
}
