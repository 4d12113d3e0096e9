/** Items as parts of sets (@stock.set). */
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../client.ts';
import { rentalItems } from '../../schema.ts';

/** @returns what decides whether these items may be parts, those in the trash included */
export async function findPartItems(db: Database, ids: readonly string[]) {
  const { id, name, options, parts, deletedAt } = rentalItems;
  return db
    .select({ id, name, options, parts, deletedAt })
    .from(rentalItems)
    .where(inArray(id, [...new Set(ids)]));
}

export function hasPart(parts: AnyPgColumn, item: unknown): SQL {
  return sql`${parts} @> jsonb_build_array(jsonb_build_object('itemId', ${item}::text))`;
}

export async function findSetWith(db: Database, itemId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: rentalItems.name })
    .from(rentalItems)
    .where(hasPart(rentalItems.parts, itemId))
    .limit(1);
  return row?.name;
}
