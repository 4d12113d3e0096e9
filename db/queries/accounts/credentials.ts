/**
 * What signs a person in: password, second factor, passkeys, being enabled. Each change raises a version and ends
 * sessions in one transaction. A sign-in counts only if the version it began with holds after its session is stored, so
 * of a change and a concurrent sign-in one always sees the other.
 */
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { staff, staffAccounts, staffSessions, staffVerifications } from '../../schema.ts';
import { revokeFeed } from '../calendar.ts';
import { endOtherSessions } from './staff-sessions.ts';

/** The version of a person's credentials with which a sign-in began. */
export interface Credentials {
  /** Id of the person. */
  id: string;
  version: number;
}

/** With the hash that a change of the password replaces. */
export interface PasswordCredentials extends Credentials {
  passwordHash: string;
}

const columns = { id: staff.id, version: staff.credentialsVersion };

/**
 * Reads the version; call it before anything that is proven by a password, a code or a passkey is read.
 * @param who exact address, in lower case, or id
 * @returns undefined for nobody
 */
export async function readCredentials(
  db: Database,
  who: { email: string } | { id: string },
): Promise<Credentials | undefined> {
  const isThis = 'id' in who ? eq(staff.id, who.id) : eq(staff.email, who.email);
  return (await db.select(columns).from(staff).where(isThis))[0];
}

/**
 * Like `readCredentials`, with the hash of the password.
 * @returns undefined for nobody, and for who has no password
 */
export async function readPassword(
  db: Database,
  id: string,
): Promise<PasswordCredentials | undefined> {
  const [row] = await db
    .select({ ...columns, passwordHash: staffAccounts.password })
    .from(staff)
    .innerJoin(staffAccounts, isPasswordOf(id))
    .where(eq(staff.id, id));
  const passwordHash = row?.passwordHash ?? undefined;
  return row && passwordHash !== undefined ? { ...row, passwordHash } : undefined;
}

const isPasswordOf = (id: string) =>
  and(eq(staffAccounts.userId, id), eq(staffAccounts.providerId, 'credential'));

/** @returns whether nothing was changed since; waits for a change under way */
export async function areUnchanged(db: Database, { id, version }: Credentials): Promise<boolean> {
  const [present] = await db.select(columns).from(staff).where(eq(staff.id, id)).for('share');
  return present?.version === version;
}

/**
 * Raises the version, so that sign-ins under way fail and trusted browsers need a code again.
 * @param tx the transaction of the change
 */
export async function raiseCredentials(tx: Database, id: string): Promise<void> {
  await tx
    .update(staff)
    .set({ credentialsVersion: sql`${staff.credentialsVersion} + 1` })
    .where(eq(staff.id, id));
}

/** Like `raiseCredentials`, and ends all sessions but the kept one. */
export function endEarlierSignIns(db: Database, id: string, keptSession: string): Promise<void> {
  return db.transaction(async (tx) => {
    await raiseCredentials(tx, id);
    await endOtherSessions(tx, id, keptSession);
  });
}

/**
 * Ends what the person's old password let in, after a reset: sessions, sign-ins under way, mailed links, trusted
 * browsers, and the calendar feed.
 */
export function endAccessAfterReset(db: Database, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await raiseCredentials(tx, id);
    await deleteVerifications(tx, id);
    await tx.delete(staffSessions).where(eq(staffSessions.userId, id));
    await revokeFeed(tx, id);
  });
}

/**
 * Sets another password, ends all sessions and voids mailed links.
 * @param proven credentials when the old password was checked. The hash is compared too: a reset stores its own before
 *   it raises the version
 * @returns the new version; undefined when something was changed since, then nothing is done
 */
export function replacePassword(
  db: Database,
  { id, version, passwordHash: provenHash }: PasswordCredentials,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<Credentials | undefined> {
  return db.transaction(async (tx) => {
    const isProven = and(isPasswordOf(id), eq(staffAccounts.password, provenHash));
    const [account] = await tx
      .select({ id: staffAccounts.id })
      .from(staffAccounts)
      .where(isProven)
      .for('update');
    if (!account) return undefined;
    const [raised] = await tx
      .update(staff)
      .set({ credentialsVersion: version + 1 })
      .where(and(eq(staff.id, id), eq(staff.credentialsVersion, version)))
      .returning(columns);
    if (!raised) return undefined;
    await tx
      .update(staffAccounts)
      .set({ password: passwordHash, updatedAt: now })
      .where(eq(staffAccounts.id, account.id));
    await tx.delete(staffSessions).where(eq(staffSessions.userId, id));
    await deleteVerifications(tx, id);
    return raised;
  });
}

/** Deletes the person's pending verifications: reset links, sign-ins, trusted browsers, a change of the address. */
export async function deleteVerifications(db: Database, id: string): Promise<void> {
  // A change of the address names it behind the id (`email-changes.ts`).
  const isChange = sql`starts_with(${staffVerifications.value}, ${`${id} `})`;
  await db.delete(staffVerifications).where(or(eq(staffVerifications.value, id), isChange));
}
