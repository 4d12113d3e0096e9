/**
 * Staff, their roles and access. Changes to owners are serialized so that one owner always remains.
 */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { StaffChange } from '#contracts/accounts/staff.ts';
import { mayDo, type Role } from '#contracts/permissions.ts';
import type { Database } from '../../client.ts';
import { staff, staffSessions } from '../../schema.ts';
import { revokeFeed } from '../calendar.ts';
import { findAssignee, handOver } from '../inquiries/handover.ts';
import { deletePreviewsBy } from '../previews.ts';
import { deleteVerifications, raiseCredentials } from './credentials.ts';
import { revokeInvitationsBy } from './invitations.ts';

export type StaffRow = typeof staff.$inferSelect;

/** Far more than a shop of this kind has. */
const MAX_STAFF = 500;

/** @returns all staff, oldest first */
export function listStaff(db: Database): Promise<StaffRow[]> {
  return db.select().from(staff).orderBy(asc(staff.createdAt), asc(staff.id)).limit(MAX_STAFF);
}

/** @returns whether there is no staff, disabled people included */
export async function hasNoStaff(db: Database): Promise<boolean> {
  const rows = await db.select({ id: staff.id }).from(staff).limit(1);
  return rows.length === 0;
}

/** @returns whether this person may not sign in; true for an unknown id */
export async function isDisabled(db: Database, id: string): Promise<boolean> {
  const [row] = await db
    .select({ disabledAt: staff.disabledAt })
    .from(staff)
    .where(eq(staff.id, id));
  return row?.disabledAt !== null;
}

/** @returns whether a person with exactly this address may sign in */
export async function hasActiveAccount(db: Database, email: string): Promise<boolean> {
  const isThis = and(eq(staff.email, email), isNull(staff.disabledAt));
  return (await db.select({ id: staff.id }).from(staff).where(isThis)).length > 0;
}

/** Records the time of a sign-in (@staff.last-sign-in). */
export async function noteSignIn(db: Database, email: string, now: Date): Promise<void> {
  await db.update(staff).set({ lastSignInAt: now }).where(eq(staff.email, email));
}

export type ChangeResult =
  | { changed: StaffRow }
  /**
   * `not-owner`: the actor is no longer an owner. `no-taker`: the person to take over requests may not work on
   * them.
   */
  | { refused: 'not-found' | 'last-owner' | 'not-owner' | 'no-taker' };

interface WhoChanges {
  /** Id of the changed person. */
  id: string;
  /** Id of the person who makes the change. */
  actorId: string;
  now: Date;
}

/**
 * Changes role and access in one transaction. Disabling ends all sessions and voids the calendar feed. Disabling and
 * any role but owner void previews, and open invitations by the person, which could let them in again. Hands over open
 * requests of somebody who may no longer work on them.
 * @param who `actorId`: an owner
 */
export function changeStaff(
  db: Database,
  who: WhoChanges,
  change: StaffChange,
): Promise<ChangeResult> {
  return db.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    if (!owners.includes(who.actorId)) return { refused: 'not-owner' };
    return changeOne(tx, who, change, owners);
  });
}

/** Disables the caller's own account, as an owner would (`changeStaff`). */
export function leaveStaff(
  db: Database,
  { id, now }: { id: string; now: Date },
  handTo: StaffChange['handTo'],
): Promise<ChangeResult> {
  return db.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    return changeOne(tx, { id, actorId: id, now }, { disabled: true, handTo }, owners);
  });
}

/** @param owners locked (`lockOwners`) */
async function changeOne(
  tx: Database,
  { id, actorId, now }: WhoChanges,
  change: StaffChange,
  owners: readonly string[],
): Promise<ChangeResult> {
  const [present] = await tx.select().from(staff).where(eq(staff.id, id)).for('no key update');
  if (!present) return { refused: 'not-found' };
  const next = {
    role: change.role ?? present.role,
    disabledAt: disabledSince(present.disabledAt, change.disabled, now),
  };
  const taker = change.handTo === undefined ? undefined : await takerOf(tx, id, change.handTo);
  if (taker === 'unknown') return { refused: 'no-taker' };
  const isOut = next.disabledAt !== null;
  const remainsOwner = next.role === 'owner' && !isOut;
  if (!remainsOwner && owners.every((owner) => owner === id)) return { refused: 'last-owner' };
  const [changed] = await tx
    .update(staff)
    .set({ ...next, updatedAt: now })
    .where(eq(staff.id, id))
    .returning();
  if (!changed) return { refused: 'not-found' };
  const mayWork = !isOut && mayDo(next.role, 'inquiries.write');
  if (!mayWork && taker !== undefined)
    await handOver(tx, { from: id, to: taker, by: actorId, now });
  if (!remainsOwner) await voidAccess(tx, present, changed, now);
  return { changed };
}

/** Voids what somebody who is no longer an active owner could do before. */
async function voidAccess(tx: Database, before: StaffRow, after: StaffRow, now: Date) {
  const { id, role, disabledAt } = after;
  if (disabledAt !== null) {
    await raiseCredentials(tx, id);
    await tx.delete(staffSessions).where(eq(staffSessions.userId, id));
    await deleteVerifications(tx, id);
    await revokeFeed(tx, id);
  }
  if (disabledAt !== null || role !== before.role) await deletePreviewsBy(tx, id);
  await revokeInvitationsBy(tx, id, now);
}

/**
 * Locks this owner until the transaction ends, so that nobody changes them.
 * @param tx a transaction
 * @returns whether this person is an owner who can sign in
 */
export async function lockOwner(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, id), isActiveOwner()))
    .for('share');
  return rows.length > 0;
}

/**
 * @returns ids of the owners who can sign in, locked in a fixed order to avoid deadlocks; a second
 *   caller waits and sees the first one's changes
 */
export async function lockOwners(tx: Database): Promise<string[]> {
  const rows = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(isActiveOwner())
    .orderBy(asc(staff.id))
    .for('no key update');
  return rows.map((row) => row.id);
}

/**
 * @returns the person who takes over the requests of `from`; null for nobody; `unknown` if `to` may not work on
 *   requests
 */
async function takerOf(tx: Database, from: string, to: string | null) {
  if (to === null) return null;
  return to === from ? 'unknown' : ((await findAssignee(tx, to)) ?? 'unknown');
}

function isActiveOwner() {
  const role: Role = 'owner';
  return and(eq(staff.role, role), isNull(staff.disabledAt));
}

function disabledSince(present: Date | null, disabled: boolean | undefined, now: Date) {
  if (disabled === undefined) return present;
  return disabled ? (present ?? now) : null;
}
