/** Lets an owner reset the sign-in of somebody who lost their phone. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { staff, staffPasskeys, staffSessions, staffTwoFactors } from '../../schema.ts';
import { queueMail } from '../mail/outbox.ts';
import { deleteVerifications, raiseCredentials } from './credentials.ts';
import { passkeyLines } from './passkeys.ts';
import { lockOwners, type ChangeResult, type StaffRow } from './staff.ts';

/**
 * Turns off a person's second factor, deletes their passkeys, ends their sessions and forgets trusted browsers.
 * Queues the mails about it in the same transaction.
 * @param actorId the owner
 */
export function resetSecondFactor(
  db: Database,
  { id, actorId, now }: { id: string; actorId: string; now: Date },
): Promise<ChangeResult | { refused: 'no-factor' }> {
  return db.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    if (!owners.includes(actorId)) return { refused: 'not-owner' };
    const [present] = await tx.select().from(staff).where(eq(staff.id, id)).for('no key update');
    if (!present) return { refused: 'not-found' };
    const passkeys = await passkeyLines(tx, id);
    await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, id));
    if (!present.twoFactorEnabled && passkeys === '') return { refused: 'no-factor' };
    const [changed = present] = await tx
      .update(staff)
      .set({ twoFactorEnabled: false, updatedAt: now })
      .where(eq(staff.id, id))
      .returning();
    await raiseCredentials(tx, id);
    await tx.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, id));
    await tx.delete(staffSessions).where(eq(staffSessions.userId, id));
    await deleteVerifications(tx, id);
    const [owner] = await tx.select().from(staff).where(eq(staff.id, actorId));
    if (owner) await queueResetMails(tx, present, owner, passkeys);
    return { changed };
  });
}

/** @param passkeys names of those that were removed, a line for each */
async function queueResetMails(
  tx: Database,
  person: StaffRow,
  owner: StaffRow,
  passkeys: string,
): Promise<void> {
  const nameOf = (row: StaffRow) => row.name || row.email;
  const key = randomUUID();
  await queueMail(tx, {
    kind: 'second-factor-reset',
    recipient: person.email,
    content: { name: person.name, by: nameOf(owner), passkeys },
    dedupeKey: `second-factor-reset:${key}:person`,
  });
  await queueMail(tx, {
    kind: 'second-factor-reset',
    recipient: owner.email,
    content: { name: owner.name, of: nameOf(person), passkeys },
    dedupeKey: `second-factor-reset:${key}:owner`,
  });
}
