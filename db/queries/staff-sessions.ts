/** The sessions of staff. Their tokens never leave the database through here. */
import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { staffSessions } from '../schema.ts';

const columns = {
  id: staffSessions.id,
  createdAt: staffSessions.createdAt,
  updatedAt: staffSessions.updatedAt,
  expiresAt: staffSessions.expiresAt,
  userAgent: staffSessions.userAgent,
  ipAddress: staffSessions.ipAddress,
};

export type SessionRow = Pick<typeof staffSessions.$inferSelect, keyof typeof columns>;

/** @returns the sessions of this person that are not over, the last used first */
export function listSessions(db: Database, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select(columns)
    .from(staffSessions)
    .where(and(eq(staffSessions.userId, userId), gt(staffSessions.expiresAt, now)))
    .orderBy(desc(staffSessions.updatedAt), staffSessions.id);
}

/**
 * Keeps that a session is in use, and from where. better-auth moves `updated_at` once a day only, and
 * decides by `expires_at` alone, so the column is free to say it.
 * @param before only what was last kept earlier is written: a bound on how often
 */
export async function keepUse(
  db: Database,
  id: string,
  use: { at: Date; before: Date; address: string },
): Promise<void> {
  await db
    .update(staffSessions)
    .set({ updatedAt: use.at, ipAddress: use.address })
    .where(and(eq(staffSessions.id, id), lt(staffSessions.updatedAt, use.before)));
}

/** @returns whether this person had a session of this id */
export async function endSession(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.userId, userId), eq(staffSessions.id, id)))
    .returning({ id: staffSessions.id });
  return ended.length > 0;
}

/** Ends every session of this person but one. */
export async function endOtherSessions(db: Database, userId: string, id: string): Promise<void> {
  await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.userId, userId), ne(staffSessions.id, id)));
}
