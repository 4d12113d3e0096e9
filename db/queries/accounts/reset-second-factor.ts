/** An owner turns off the second factor of somebody who lost the phone. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { staff, staffSessions, staffTwoFactors } from '../../schema.ts';
import { queueMail } from '../mail/outbox.ts';
import { forgetVerifications, lockOwners, type ChangeResult, type StaffRow } from './staff.ts';

/**
 * Turns a person's second factor off, ends all their sessions and voids what was trusted, in one transaction with the
 * mails that tell of it.
 * @param actorId the owner who asks
 */
export function resetSecondFactor(
  db: Database,
  { id, actorId, now }: { id: string; actorId: string; now: Date },
): Promise<ChangeResult | { refused: 'no-factor' }> {
  return db.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    if (!owners.includes(actorId)) return { refused: 'not-owner' };
    const [present] = await tx.select().from(staff).where(eq(staff.id, id)).for('update');
    if (!present) return { refused: 'not-found' };
    if (!present.twoFactorEnabled) return { refused: 'no-factor' };
    const [changed = present] = await tx
      .update(staff)
      .set({ twoFactorEnabled: false, updatedAt: now })
      .where(eq(staff.id, id))
      .returning();
    await tx.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, id));
    await tx.delete(staffSessions).where(eq(staffSessions.userId, id));
    await forgetVerifications(tx, id);
    const [owner] = await tx.select().from(staff).where(eq(staff.id, actorId));
    if (owner) await queueResetMails(tx, present, owner);
    return { changed };
  });
}

async function queueResetMails(tx: Database, person: StaffRow, owner: StaffRow): Promise<void> {
  const nameOf = (row: StaffRow) => row.name || row.email;
  const key = randomUUID();
  await queueMail(tx, {
    kind: 'second-factor-reset',
    recipient: person.email,
    content: { name: person.name, by: nameOf(owner) },
    dedupeKey: `second-factor-reset:${key}:person`,
  });
  await queueMail(tx, {
    kind: 'second-factor-reset',
    recipient: owner.email,
    content: { name: owner.name, of: nameOf(person) },
    dedupeKey: `second-factor-reset:${key}:owner`,
  });
}
