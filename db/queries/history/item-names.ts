/** What items and their options were called, by which settings name them. */
import { and, asc, eq, gte, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OptionsEdit } from '#domain/renamed-options.ts';
import type { Database } from '../../client.ts';
import { catalogEdits, rentalItems } from '../../schema.ts';
import { IS_OF_NAMES } from './option-edits.ts';

/** An edit by which a slug or an option has another name, or a slug another item; null: it left that alone. */
export interface NameEdit {
  itemId: string;
  at: Date;
  /** Today's; of an erased item, its last. */
  slug: string;
  formerSlug: string | null;
  /** Whether the item was outside the trash before; false: it was made, or restored. */
  wasThere: boolean | null;
  before: OptionsEdit['before'] | null;
  after: OptionsEdit['after'] | null;
}

const IS_OF_SLUG = sql`(edit.before is null or edit.before ?| array['slug', 'deleted_at'])`;

// Edits outlive their item.
const LAST_SLUG = sql<string>`coalesce(${rentalItems.slug}, (
  select last.after ->> 'slug' from catalog_edits as last
  where last.kind = 'item' and last.entity_id = edit.entity_id and last.after ? 'slug'
  order by last.version desc limit 1))`;

/** @returns the edits of items' names at this moment or since, oldest first; not of erased items whose slug nobody knows */
export function listNameEdits(db: Database, moment: Date): Promise<NameEdit[]> {
  const edit = alias(catalogEdits, 'edit');
  return db
    .select({
      itemId: edit.entityId,
      at: edit.at,
      slug: LAST_SLUG,
      formerSlug: sql<string | null>`edit.before ->> 'slug'`,
      wasThere: sql<boolean | null>`case when edit.before is null then false
        when edit.before ? 'deleted_at' then edit.before ->> 'deleted_at' is null end`,
      before: sql<NameEdit['before']>`edit.before -> 'options'`,
      after: sql<NameEdit['after']>`edit.after -> 'options'`,
    })
    .from(edit)
    .leftJoin(rentalItems, eq(edit.entityId, rentalItems.id))
    .where(
      and(
        eq(edit.kind, 'item'),
        gte(edit.at, moment),
        or(IS_OF_SLUG, IS_OF_NAMES),
        isNotNull(LAST_SLUG),
      ),
    )
    .orderBy(asc(edit.at), asc(edit.version));
}
