import { lt, notExists, eq, sql, and } from 'drizzle-orm';
import { TRASH_DAYS } from '#domain/limits.ts';
import { daysBefore } from '#domain/retention.ts';
import type { Database } from '../../client.ts';
import { categories, rentalItems, servicePackages } from '../../schema.ts';
import { lockCatalog } from './lock.ts';

/**
 * Deletes what has been in the trash for `TRASH_DAYS`. A category stays while one of its items does.
 * @returns how many rows were deleted for good
 */
export function purgeTrash(db: Database, now: Date): Promise<number> {
  const end = daysBefore(now, TRASH_DAYS);
  return db.transaction(async (tx) => {
    await lockCatalog(tx);
    const items = await tx
      .delete(rentalItems)
      .where(lt(rentalItems.deletedAt, end))
      .returning({ id: rentalItems.id });
    const itemsLeft = tx
      .select({ one: sql`1` })
      .from(rentalItems)
      .where(eq(rentalItems.categoryId, categories.id));
    const emptied = await tx
      .delete(categories)
      .where(and(lt(categories.deletedAt, end), notExists(itemsLeft)))
      .returning({ id: categories.id });
    const packages = await tx
      .delete(servicePackages)
      .where(lt(servicePackages.deletedAt, end))
      .returning({ id: servicePackages.id });
    return items.length + emptied.length + packages.length;
  });
}
