import { and, eq, gt, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { todayInDetroit } from '#domain/event-date.ts';
import { TRASH_DAYS } from '#domain/limits.ts';
import { daysBefore } from '#domain/retention.ts';
import type { Database } from '../../client.ts';
import { categories, rentalItems, servicePackages, stockRows } from '../../schema.ts';
import { lockCatalog } from '../publishing/lock.ts';
import { hasPart } from '../stock/parts.ts';

/**
 * Erases entities that were in the trash for `TRASH_DAYS`. Keeps an item that a future event or a set uses, and a
 * category that has items.
 * @returns the number of erased rows
 */
export function purgeTrash(db: Database, now: Date): Promise<number> {
  const deletedBefore = daysBefore(now, TRASH_DAYS);
  return db.transaction(async (tx) => {
    await lockCatalog(tx);
    const sets = alias(rentalItems, 'sets');
    const isPart = tx
      .select({ one: sql`1` })
      .from(sets)
      .where(hasPart(sets.parts, rentalItems.id));
    const rowsLeft = tx
      .select({ one: sql`1` })
      .from(stockRows)
      .where(and(eq(stockRows.itemId, rentalItems.id), gt(stockRows.free, todayInDetroit(now))));
    const items = await tx
      .delete(rentalItems)
      .where(and(lt(rentalItems.deletedAt, deletedBefore), notExists(rowsLeft), notExists(isPart)))
      .returning({ id: rentalItems.id });
    const itemsLeft = tx
      .select({ one: sql`1` })
      .from(rentalItems)
      .where(eq(rentalItems.categoryId, categories.id));
    const emptied = await tx
      .delete(categories)
      .where(and(lt(categories.deletedAt, deletedBefore), notExists(itemsLeft)))
      .returning({ id: categories.id });
    const packages = await tx
      .delete(servicePackages)
      .where(lt(servicePackages.deletedAt, deletedBefore))
      .returning({ id: servicePackages.id });
    return items.length + emptied.length + packages.length;
  });
}
