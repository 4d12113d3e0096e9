/** Sessions of staff. Never returns their tokens. */
import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { staffSessions } from '../../schema.ts';

const columns = {
  id: staffSessions.id,
  createdAt: staffSessions.createdAt,
  updatedAt: staffSessions.updatedAt,
  expiresAt: staffSessions.expiresAt,
  userAgent: staffSessions.userAgent,
  ipAddress: staffSessions.ipAddress,
};

export type SessionRow = Pick<typeof staffSessions.$inferSelect, keyof typeof columns>;

/** @returns the person's open sessions, most recently used first */
export function listSessions(db: Database, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select(columns)
    .from(staffSessions)
    .where(and(eq(staffSessions.userId, userId), gt(staffSessions.expiresAt, now)))
    .orderBy(desc(staffSessions.updatedAt), staffSessions.id);
}

/**
 * Records when and from where a session was last used, in `updated_at`: better-auth updates that
 * column only once a day and decides by `expires_at` alone.
 * @param before writes only if the last record is older, to limit the number of writes
 */
export async function noteSessionUse(
  db: Database,
  id: string,
  use: { at: Date; before: Date; address: string },
): Promise<void> {
  await db
    .update(staffSessions)
    .set({ updatedAt: use.at, ipAddress: use.address })
    .where(and(eq(staffSessions.id, id), lt(staffSessions.updatedAt, use.before)));
}

export async function endSession(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.userId, userId), eq(staffSessions.id, id)))
    .returning({ id: staffSessions.id });
  return ended.length > 0;
}

/** Ends all sessions of an account but the one with this id. */
export async function endOtherSessions(db: Database, userId: string, id: string): Promise<void> {
  await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.userId, userId), ne(staffSessions.id, id)));
}
