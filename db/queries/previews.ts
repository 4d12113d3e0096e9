/** Pages of unsaved data that a link opens for a day (@preview.link). */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { previews } from '../schema.ts';
import { countWritten } from './rows.ts';

export type NewPreview = typeof previews.$inferInsert;
export type KeptPage = Pick<NewPreview, 'html' | 'policy'>;

/**
 * Stores a page, and deletes its author's oldest ones.
 * @param keep maximum per person
 */
export async function addPreview(db: Database, preview: NewPreview, keep: number): Promise<void> {
  const { staffId } = preview;
  await db.insert(previews).values(preview);
  await db.execute(sql`
    delete from previews where staff_id = ${staffId} and token_hash in (
      select token_hash from previews where staff_id = ${staffId}
      order by created_at desc, token_hash offset ${keep})`);
}

/** Deletes all previews by a person. */
export async function deletePreviewsBy(db: Database, staffId: string): Promise<void> {
  await db.delete(previews).where(eq(previews.staffId, staffId));
}

/** @returns the page of a link; undefined if the link is unknown or has expired */
export async function findPreview(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<KeptPage | undefined> {
  const { html, policy, expiresAt } = previews;
  const [row] = await db
    .select({ html, policy })
    .from(previews)
    .where(and(eq(previews.tokenHash, tokenHash), gt(expiresAt, now)));
  return row;
}

/** Deletes up to `limit` expired previews. @returns how many */
export function deleteOldPreviews(db: Database, now: Date, limit: number): Promise<number> {
  return countWritten(
    db,
    sql`delete from previews where token_hash in (
      select token_hash from previews where expires_at < ${now.toISOString()}::timestamptz limit ${limit})
      returning 1`,
  );
}
