/**
 * Fills a database with the demo: rows of the content files. Rows that are there already stay as they are.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { onlyRow, query } from '../queries/rows.ts';
import { categories, media, rentalItems, servicePackages, settings } from '../schema.ts';
import { items as itemContent } from './content/catalog.ts';
import { categories as categoryContent } from './content/categories.ts';
import mediaContent from './content/media.json' with { type: 'json' };
import { packages as packageContent } from './content/packages.ts';
import { fabricSettings } from './content/settings/fabrics.ts';
import { planning } from './content/settings/planner.ts';
import { roomSettings } from './content/settings/rooms.ts';
import { trust } from './content/settings/trust.ts';
import { categoryRow, itemRow, mediaRow, packageRow } from './rows.ts';

/** Numbers of inserted rows. */
export interface SeedCounts {
  media: number;
  categories: number;
  items: number;
  packages: number;
}

/**
 * Inserts the demo's catalog and settings in one transaction. Rows that are there, also deleted or
 * edited ones, stay untouched, so seeding twice changes nothing.
 * @throws when the database fails; nothing is inserted then
 */
export function seedDemo(db: Database): Promise<SeedCounts> {
  return db.transaction(async (tx) => {
    const newMedia = await tx
      .insert(media)
      .values(mediaContent.map(mediaRow))
      .onConflictDoNothing()
      .returning({ key: media.url });
    const newCategories = await tx
      .insert(categories)
      .values(categoryContent.map(categoryRow))
      .onConflictDoNothing()
      .returning({ key: categories.id });
    const categoryIds = await findCategoryIds(tx);
    const newItems = await tx
      .insert(rentalItems)
      .values(itemContent.map((item) => itemRow(item, idOf(categoryIds, item.category))))
      .onConflictDoNothing()
      .returning({ key: rentalItems.id });
    const newPackages = await tx
      .insert(servicePackages)
      .values(packageContent.map(packageRow))
      .onConflictDoNothing()
      .returning({ key: servicePackages.id });
    const sections = Object.entries({ ...trust, ...planning, ...roomSettings, ...fabricSettings });
    await tx
      .insert(settings)
      .values(sections.map(([section, value]) => ({ section, value })))
      .onConflictDoNothing();
    return {
      media: newMedia.length,
      categories: newCategories.length,
      items: newItems.length,
      packages: newPackages.length,
    };
  });
}

/**
 * @returns whether the database never held a catalog. Deleted rows count as rows: an owner who
 *   deleted everything does not want the demo back.
 */
export async function isEmpty(db: Database): Promise<boolean> {
  const held = sql`select exists (select from ${categories}) or exists (select from ${rentalItems})
    or exists (select from ${servicePackages}) as used`;
  return !onlyRow(await query<{ used: boolean }>(db, held)).used;
}

/**
 * Reads ids by slug, because a category of the owner may have taken a slug of the demo. Of a deleted category
 * and another one with the same slug, the one that is not deleted counts.
 */
async function findCategoryIds(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .orderBy(sql`${categories.deletedAt} is null`);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

function idOf(ids: Map<string, string>, slug: string): string {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo content has no category "${slug}"`);
  return id;
}
