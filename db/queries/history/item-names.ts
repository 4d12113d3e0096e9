/** What items and their options were called, by which settings name them. */
import { sql } from 'drizzle-orm';
import type { OptionsEdit } from '#domain/renamed-options.ts';
import type { Database } from '../../client.ts';
import { rentalItems } from '../../schema.ts';
import { IS_OF_NAMES } from './option-edits.ts';

/** An edit of an item's slug, of names of its options, or of whether it is in the trash; null: it left that alone. */
export interface NamesEdit {
  /** In milliseconds. */
  at: number;
  formerSlug: string | null;
  wasDeleted: boolean | null;
  before: OptionsEdit['before'] | null;
  after: OptionsEdit['after'] | null;
}

const IS_OF_SLUG = sql`(edit.kind = 'item' and edit.before ? 'slug')`;
const IS_OF_TRASH = sql`(edit.kind = 'item' and edit.before ? 'deleted_at')`;

/** @returns the items of which a name was edited at this moment or since, with those edits, oldest first */
export function listNamedOtherwise(db: Database, moment: Date) {
  const { id, slug, options, createdAt, deletedAt } = rentalItems;
  const isSince = sql`edit.entity_id = ${id} and edit.at >= ${moment.toISOString()}::timestamptz`;
  return db
    .select({
      slug,
      options,
      createdAt,
      deletedAt,
      edits: sql<NamesEdit[]>`(
        select json_agg(json_build_object(
          'at', extract(epoch from edit.at) * 1000,
          'formerSlug', edit.before -> 'slug',
          'wasDeleted', case when ${IS_OF_TRASH} then edit.before ->> 'deleted_at' is not null end,
          'before', edit.before -> 'options',
          'after', edit.after -> 'options') order by edit.version)
        from catalog_edits as edit
        where ${isSince} and (${IS_OF_SLUG} or ${IS_OF_TRASH} or ${IS_OF_NAMES}))`,
    })
    .from(rentalItems)
    .where(
      sql`exists (
        select from catalog_edits as edit where ${isSince} and (${IS_OF_SLUG} or ${IS_OF_NAMES}))`,
    );
}
