/**
 * Uploaded images that nothing refers to any more. What counts is what a row says anywhere, in
 * the bin or not: an image may stand in a list, in a text or in an address of our own site.
 */
import { and, asc, eq, like, lt, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { categories, media, rentalItems, servicePackages } from '../../schema.ts';

/** Everything that may refer to an image. */
const REFERRING = [categories, rentalItems, servicePackages];
/** Name of an uploaded image's file: the hash of its content. */
const FILE_NAME = String.raw`[0-9a-f]{64}\.webp`;

/**
 * Notes since when each image is unused, and forgets it of those that are used again.
 * @param folder address of the folder of uploaded images; others are left alone
 */
export async function markUnused(db: Database, folder: string, now: Date): Promise<void> {
  const texts = sql.join(
    REFERRING.map((table) => sql`select ${table}::text as line from ${table}`),
    sql` union all `,
  );
  const used = sql`${media.url} in (
    select ${`${folder}/`} || found[1]
    from (${texts}) as lines, regexp_matches(line, ${FILE_NAME}, 'g') as found)`;
  await db
    .update(media)
    .set({
      unusedSince: sql`case when ${used} then null else ${now.toISOString()}::timestamptz end`,
    })
    .where(and(like(media.url, `${folder}/%`), sql`${used} = (${media.unusedSince} is not null)`));
}

/** @returns addresses of images that are unused since before then, those for longest first */
export async function listUnused(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ url: media.url })
    .from(media)
    .where(lt(media.unusedSince, before))
    .orderBy(asc(media.unusedSince), asc(media.url))
    .limit(limit);
  return rows.map(({ url }) => url);
}

/**
 * Forgets an image, if it still is unused.
 * @param tx a transaction that holds the lock of the catalog, so that no save refers to it
 *   meanwhile; whoever uploads it again waits for its end
 * @returns whether it was
 */
export async function deleteIfUnused(tx: Database, url: string, before: Date): Promise<boolean> {
  const name = url.slice(url.lastIndexOf('/') + 1);
  const unmentioned = REFERRING.map(
    (table) => sql`not exists (select from ${table} where strpos(${table}::text, ${name}) > 0)`,
  );
  const gone = await tx
    .delete(media)
    .where(and(eq(media.url, url), lt(media.unusedSince, before), ...unmentioned))
    .returning({ url: media.url });
  return gone.length > 0;
}
