import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { servicePackages } from '../schema.ts';

export interface NamedPackage {
  name: string;
  startingPrice: string;
}

/**
 * @param names as a visitor sent them
 * @returns the packages with these names
 */
export function findPackagesByName(
  db: Database,
  names: readonly string[],
): Promise<NamedPackage[]> {
  const { name, startingPrice, deletedAt, isActive } = servicePackages;
  return db
    .select({ name, startingPrice })
    .from(servicePackages)
    .where(and(inArray(name, [...names]), isNull(deletedAt), eq(isActive, true)));
}
