import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { media } from '../../schema.ts';

export type MediaRecord = typeof media.$inferSelect;

/** @returns alternative texts by address, for the images that have a row */
export async function listAlts(db: Database, urls: readonly string[]) {
  if (urls.length === 0) return new Map<string, string>();
  const rows = await db
    .select({ url: media.url, alt: media.alt })
    .from(media)
    .where(inArray(media.url, [...new Set(urls)]));
  return new Map(rows.map(({ url, alt }) => [url, alt]));
}

export async function findMedia(db: Database, url: string): Promise<MediaRecord | undefined> {
  const [row] = await db.select().from(media).where(eq(media.url, url));
  return row;
}

/** Stores the data of an uploaded image; an existing row is kept and counts as newly uploaded. */
export async function storeMedia(
  db: Database,
  image: Pick<MediaRecord, 'url' | 'width' | 'height' | 'dominantColor'>,
): Promise<void> {
  await db
    .insert(media)
    .values(image)
    .onConflictDoUpdate({ target: media.url, set: { unusedSince: null, removedAt: null } });
}
