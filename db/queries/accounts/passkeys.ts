/** Passkeys of staff. Adding and removing one queues a mail to its owner in the same transaction. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { staff, staffPasskeys } from '../../schema.ts';
import { queueMail } from '../mail/outbox.ts';
import { raiseCredentials } from './credentials.ts';

export type PasskeyRow = typeof staffPasskeys.$inferSelect;

/** @returns the person's passkeys, oldest first */
export function listPasskeys(db: Database, staffId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id));
}

/** @returns names of the person's passkeys, a line for each, as mails keep them; oldest first */
export async function passkeyLines(db: Database, staffId: string): Promise<string> {
  const passkeys = await listPasskeys(db, staffId);
  return passkeys.map(({ name }) => name).join('\n');
}

/** @returns how many passkeys each member of the staff has, by id */
export async function countPasskeys(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: staffPasskeys.staffId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(staffPasskeys)
    .groupBy(staffPasskeys.staffId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const isThis = eq(staffPasskeys.credentialId, credentialId);
  return (await db.select().from(staffPasskeys).where(isThis))[0];
}

/**
 * @param max maximum per person
 * @returns `too-many` at the maximum; `taken` if the credential is already registered
 */
export function addPasskey(
  db: Database,
  passkey: Omit<PasskeyRow, 'id' | 'lastUsedAt'>,
  max: number,
): Promise<PasskeyRow | 'too-many' | 'taken'> {
  return db.transaction(async (tx) => {
    // Locks the person, so that concurrent calls count correctly.
    const [person] = await tx
      .select()
      .from(staff)
      .where(eq(staff.id, passkey.staffId))
      .for('no key update');
    const isOfThis = eq(staffPasskeys.staffId, passkey.staffId);
    if ((await tx.$count(staffPasskeys, isOfThis)) >= max) return 'too-many';
    const [row] = await tx
      .insert(staffPasskeys)
      .values(passkey)
      .onConflictDoNothing({ target: staffPasskeys.credentialId })
      .returning();
    if (!row) return 'taken';
    if (person) await queuePasskeyMail(tx, person, { passkey: row.name, what: 'added' });
    return row;
  });
}

/** @returns whether the person has this passkey */
export async function renamePasskey(
  db: Database,
  { staffId, id, name }: Pick<PasskeyRow, 'staffId' | 'id' | 'name'>,
): Promise<boolean> {
  const isThis = and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.id, id));
  return (await db.update(staffPasskeys).set({ name }).where(isThis).returning()).length > 0;
}

/**
 * Removes a passkey; a sign-in with it that is under way fails.
 * @returns whether the person had it
 */
export function removePasskey(
  db: Database,
  { staffId, id }: Pick<PasskeyRow, 'staffId' | 'id'>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Before the passkey, in the order of an owner's reset, to avoid deadlocks.
    const [person] = await tx
      .select()
      .from(staff)
      .where(eq(staff.id, staffId))
      .for('no key update');
    const isThis = and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.id, id));
    const [row] = await tx.delete(staffPasskeys).where(isThis).returning();
    if (row) await raiseCredentials(tx, staffId);
    if (row && person) await queuePasskeyMail(tx, person, { passkey: row.name, what: 'removed' });
    return row !== undefined;
  });
}

/**
 * Records the use of a passkey. A counter must increase: a cloned authenticator would lag behind (WebAuthn §6.1.1).
 * @returns false if the counter did not increase
 */
export async function notePasskeyUse(
  db: Database,
  { id, signCount, now }: { id: string; signCount: number; now: Date },
): Promise<boolean> {
  const storedCount = staffPasskeys.signCount;
  const isAhead = signCount === 0 ? eq(storedCount, 0) : lt(storedCount, signCount);
  const noted = await db
    .update(staffPasskeys)
    .set({ signCount, lastUsedAt: now })
    .where(and(eq(staffPasskeys.id, id), isAhead))
    .returning({ id: staffPasskeys.id });
  return noted.length > 0;
}

async function queuePasskeyMail(
  tx: Database,
  { name, email }: { name: string; email: string },
  content: { passkey: string; what: 'added' | 'removed' },
): Promise<void> {
  await queueMail(tx, {
    kind: 'passkey-changed',
    recipient: email,
    content: { name, ...content },
    dedupeKey: `passkey-changed:${randomUUID()}`,
  });
}
