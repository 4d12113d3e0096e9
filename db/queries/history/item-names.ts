/** What items and their options were called, by which settings name them. */
import { and, asc, eq, gte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OptionsEdit } from '#domain/renamed-options.ts';
import type { Database } from '../../client.ts';
import { catalogEdits, rentalItems } from '../../schema.ts';
import { IS_OF_NAMES } from './option-edits.ts';

/** An edit of an item's slug or of names of its options; null: it left that alone. */
export interface NameEdit {
  itemId: string;
  at: Date;
  /** Today's. */
  slug: string;
  formerSlug: string | null;
  /** Whether it brought the item back from the trash. */
  wasDeleted: boolean;
  before: OptionsEdit['before'] | null;
  after: OptionsEdit['after'] | null;
}

const IS_OF_SLUG = sql`(edit.kind = 'item' and edit.before ? 'slug')`;

/** @returns the edits of items' names at this moment or since, oldest first */
export function listNameEdits(db: Database, moment: Date): Promise<NameEdit[]> {
  const edit = alias(catalogEdits, 'edit');
  return db
    .select({
      itemId: edit.entityId,
      at: edit.at,
      slug: rentalItems.slug,
      formerSlug: sql<string | null>`edit.before ->> 'slug'`,
      wasDeleted: sql<boolean>`(edit.before ->> 'deleted_at') is not null`,
      before: sql<NameEdit['before']>`edit.before -> 'options'`,
      after: sql<NameEdit['after']>`edit.after -> 'options'`,
    })
    .from(edit)
    .innerJoin(rentalItems, eq(edit.entityId, rentalItems.id))
    .where(and(gte(edit.at, moment), or(IS_OF_SLUG, IS_OF_NAMES)))
    .orderBy(asc(edit.at), asc(edit.version));
}
