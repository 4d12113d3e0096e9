/**
 * Finds uploaded images that nothing refers to. A reference counts anywhere in a row, trash
 * included: in an image list, a text or an address on our own site.
 */
import { and, asc, eq, like, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import {
  catalogEdits,
  categories,
  media,
  rentalItems,
  servicePackages,
  settings,
  settingVersions,
} from '../../schema.ts';

/** Tables that may refer to an image; an earlier value of a setting can be restored. */
const REFERRING = [categories, rentalItems, servicePackages, settings, settingVersions];
/** The history also refers to images, because its versions can be restored (@history.restore). */
const KEPT = sql`concat(${catalogEdits.before}, ${catalogEdits.after})`;
/** Crops, which pages show in place of the whole image. */
const CROPS = sql`select ${media.cropUrl} from ${media} where ${media.cropUrl} <> ''`;
/** File name of an uploaded image: the hash of its content. */
const FILE_NAME = String.raw`[0-9a-f]{64}\.webp`;

function isUsed(folder: string): SQL {
  const texts = sql.join(
    [
      ...REFERRING.map((table) => sql`select ${table}::text as line from ${table}`),
      sql`select ${KEPT} from ${catalogEdits} where strpos(${KEPT}, ${`${folder}/`}) > 0`,
      CROPS,
    ],
    sql` union all `,
  );
  return sql`${media.url} in (
    select ${`${folder}/`} || found[1]
    from (${texts}) as lines, regexp_matches(line, ${FILE_NAME}, 'g') as found)`;
}

/**
 * @param folder address of the folder of uploaded images
 * @returns addresses of the uploaded images that something refers to
 */
export async function listUsed(db: Database, folder: string): Promise<string[]> {
  const rows = await db.select({ url: media.url }).from(media).where(isUsed(folder));
  return rows.map(({ url }) => url);
}

/**
 * Sets `unused_since` of newly unused images and clears it for images in use again.
 * @param folder address of the folder of uploaded images; other images are ignored
 */
export async function markUnused(db: Database, folder: string, now: Date): Promise<void> {
  const used = isUsed(folder);
  await db
    .update(media)
    .set({
      unusedSince: sql`case when ${used} then null else ${now.toISOString()}::timestamptz end`,
    })
    .where(and(like(media.url, `${folder}/%`), sql`${used} = (${media.unusedSince} is not null)`));
}

/** @returns addresses of images unused since before that time, longest first */
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
 * Deletes an image's row if it is still unused.
 * @param tx a transaction that holds the catalog lock, so that no save adds a reference meanwhile;
 *   a concurrent upload of the same image waits for its end
 * @returns whether the row was deleted
 */
export async function deleteIfUnused(tx: Database, url: string, before: Date): Promise<boolean> {
  const name = url.slice(url.lastIndexOf('/') + 1);
  const unmentioned = REFERRING.map(
    (table) => sql`not exists (select from ${table} where strpos(${table}::text, ${name}) > 0)`,
  );
  // Earlier edits were checked when it became unused.
  const unkept = sql`not exists (select from ${catalogEdits}
    where ${catalogEdits.at} >= ${before.toISOString()}::timestamptz and strpos(${KEPT}, ${name}) > 0)`;
  const isNoCrop = sql`${media.url} not in (${CROPS})`;
  const deleted = await tx
    .delete(media)
    .where(and(eq(media.url, url), lt(media.unusedSince, before), ...unmentioned, unkept, isNoCrop))
    .returning({ url: media.url });
  return deleted.length > 0;
}
