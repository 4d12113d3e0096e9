/** Items as parts of sets (@stock.set). */
import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../client.ts';
import { rentalItems } from '../../schema.ts';

/** @returns the data that decide whether these items may be parts, including the trash */
export async function listPartItems(db: Database, ids: readonly string[]) {
  const { id, name, options, parts, deletedAt } = rentalItems;
  return db
    .select({ id, name, options, parts, deletedAt })
    .from(rentalItems)
    .where(inArray(id, [...new Set(ids)]));
}

/** @returns these items, and the sets that contain one of them; including the trash */
export function listItemsAround(db: Database, ids: readonly string[]) {
  const { id, name, parts } = rentalItems;
  // One parameter: a file may name more ids than a statement may have parameters.
  const idList = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  return db
    .select({ id, name, parts })
    .from(rentalItems)
    .where(
      or(
        sql`${id}::text in ${idList}`,
        sql`exists (select 1 from jsonb_array_elements(${parts}) part where part->>'itemId' in ${idList})`,
      ),
    );
}

export function hasPart(parts: AnyPgColumn, item: unknown): SQL {
  return sql`${parts} @> jsonb_build_array(jsonb_build_object('itemId', ${item}::text))`;
}

/** @returns the name of a set that contains this item; undefined without one */
export async function findSetNameWith(db: Database, itemId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: rentalItems.name })
    .from(rentalItems)
    .where(hasPart(rentalItems.parts, itemId))
    .limit(1);
  return row?.name;
}
