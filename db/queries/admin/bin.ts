import { and, lt, notExists, eq } from 'drizzle-orm';
import { BIN_DAYS } from '#domain/limits.ts';
import type { Database } from '../../client.ts';
import { categories, rentalItems, servicePackages } from '../../schema.ts';
import { lockCatalogue } from './lock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many rows of each kind are gone for good. */
export interface PurgeCounts {
  items: number;
  categories: number;
  packages: number;
}

/**
 * Empties the bin of what has been in it for `BIN_DAYS`, for good. A category stays as long as
 * one of its items does.
 */
export function purgeBin(db: Database, now: Date): Promise<PurgeCounts> {
  const end = new Date(now.getTime() - BIN_DAYS * DAY_MS);
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const items = await tx
      .delete(rentalItems)
      .where(lt(rentalItems.deletedAt, end))
      .returning({ id: rentalItems.id });
    const itemsLeft = tx
      .select({ id: rentalItems.id })
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
    return { items: items.length, categories: emptied.length, packages: packages.length };
  });
}
