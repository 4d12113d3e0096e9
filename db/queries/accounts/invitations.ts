/** Invitations to the staff. Each creates one account, once, before it expires. */
import { and, desc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Role } from '#contracts/permissions.ts';
import type { Database } from '../../client.ts';
import { staff, staffAccounts, staffInvitations } from '../../schema.ts';

type StaffRow = typeof staff.$inferSelect;
export type InvitationRow = typeof staffInvitations.$inferSelect;
type NewInvitation = Pick<InvitationRow, 'email' | 'role' | 'tokenHash' | 'expiresAt'> & {
  invitedBy: string | null;
};

const MAX_INVITATIONS = 500;

/**
 * @returns open invitations, newest first, with the person who made each; null when made from the
 *   command line
 */
export async function listOpenInvitations(db: Database, now: Date) {
  const { name, email } = staff;
  return db
    .select({ invitation: staffInvitations, inviter: { name, email } })
    .from(staffInvitations)
    .leftJoin(staff, eq(staff.id, staffInvitations.invitedBy))
    .where(isOpen(now))
    .orderBy(desc(staffInvitations.createdAt), staffInvitations.id)
    .limit(MAX_INVITATIONS);
}

/**
 * Stores an invitation and revokes earlier ones to the same address.
 * @param db a transaction
 * @returns undefined when the address already belongs to staff
 */
export async function addInvitation(db: Database, invitation: NewInvitation, now: Date) {
  const { email } = invitation;
  const [present] = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
  if (present) return undefined;
  await changeOpen(db, now, eq(staffInvitations.email, email), { revokedAt: now });
  const [row] = await db
    .insert(staffInvitations)
    .values({ ...invitation, createdAt: now })
    .returning();
  return row;
}

/** @returns whether an open invitation with this id existed */
export async function revokeInvitation(db: Database, id: string, now: Date): Promise<boolean> {
  const revoked = await changeOpen(db, now, eq(staffInvitations.id, id), { revokedAt: now });
  return revoked !== undefined;
}

export async function revokeInvitationsBy(db: Database, staffId: string, now: Date): Promise<void> {
  await changeOpen(db, now, eq(staffInvitations.invitedBy, staffId), { revokedAt: now });
}

export async function findOpenInvitation(db: Database, tokenHash: string, now: Date) {
  const rows = await db
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.tokenHash, tokenHash), isOpen(now)));
  return rows[0];
}

/**
 * Replaces the token of an open invitation, which voids the old link. Whoever does this sees the
 * new link, so the invitation becomes theirs.
 * @returns the invitation; undefined when it is not open
 */
export function replaceInvitationToken(
  db: Database,
  id: string,
  token: Pick<InvitationRow, 'tokenHash' | 'expiresAt' | 'invitedBy'>,
  now: Date,
): Promise<InvitationRow | undefined> {
  return changeOpen(db, now, eq(staffInvitations.id, id), token);
}

/**
 * Uses an invitation and creates the account, in one transaction. Of concurrent calls, one
 * succeeds.
 * @param passwordHash as better-auth makes it
 * @returns the new person; `void` when the invitation is used, revoked, expired or unknown; `taken`
 *   when the address already belongs to staff
 */
export function acceptInvitation(
  db: Database,
  tokenHash: string,
  account: { id: string; name: string; passwordHash: string },
  now: Date,
): Promise<StaffRow | 'void' | 'taken'> {
  return db.transaction(async (tx) => {
    const isThis = eq(staffInvitations.tokenHash, tokenHash);
    const invitation = await changeOpen(tx, now, isThis, { usedAt: now });
    if (!invitation) return 'void';
    const { email, role } = invitation;
    return (await addPerson(tx, { ...account, email, role }, now)) ?? 'taken';
  });
}

/**
 * Adds a person who signs in with a password.
 * @param db a transaction
 * @returns undefined when the address already belongs to staff
 */
export async function addPerson(
  db: Database,
  person: { id: string; name: string; email: string; role: Role; passwordHash: string },
  now: Date,
): Promise<StaffRow | undefined> {
  const { passwordHash, ...fields } = person;
  const times = { createdAt: now, updatedAt: now };
  const [row] = await db
    .insert(staff)
    .values({ ...fields, emailVerified: true, ...times })
    .onConflictDoNothing({ target: staff.email })
    .returning();
  if (!row) return undefined;
  await db.insert(staffAccounts).values({
    id: person.id,
    userId: person.id,
    accountId: person.id,
    // better-auth's name for sign-in by email and password.
    providerId: 'credential',
    password: passwordHash,
    ...times,
  });
  return row;
}

/** Changes open invitations. @returns the first of them */
async function changeOpen(db: Database, now: Date, which: SQL, columns: Partial<InvitationRow>) {
  const rows = await db
    .update(staffInvitations)
    .set(columns)
    .where(and(which, isOpen(now)))
    .returning();
  return rows[0];
}

function isOpen(now: Date) {
  return and(
    isNull(staffInvitations.usedAt),
    isNull(staffInvitations.revokedAt),
    gt(staffInvitations.expiresAt, now),
  );
}
