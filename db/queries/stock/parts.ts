/** Items as parts of sets (@stock.set). */
import { inArray, or, sql, type SQL } from 'drizzle-orm';
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

/** @returns these items, and the sets that have one of them as a part; in the trash or not */
export function listItemsAround(db: Database, ids: readonly string[]) {
  const { id, name, parts } = rentalItems;
  // One parameter: a file may name more ids than a statement may have parameters.
  const given = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  return db
    .select({ id, name, parts })
    .from(rentalItems)
    .where(
      or(
        sql`${id}::text in ${given}`,
        sql`exists (select 1 from jsonb_array_elements(${parts}) part where part->>'itemId' in ${given})`,
      ),
    );
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
