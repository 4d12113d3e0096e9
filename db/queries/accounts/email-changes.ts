/**
 * Changes of a staff member's email address: a link that works once, kept with better-auth's own
 * verifications, so that whatever voids a person's links voids this one too.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { staff, staffVerifications } from '../../schema.ts';
import { queueMail } from '../mail/outbox.ts';
import { violates } from '../rows.ts';
import { passkeyLines } from './passkeys.ts';

interface NewEmailChange {
  staffId: string;
  /** In lower case. */
  email: string;
  tokenHash: string;
  expiresAt: Date;
}

/** The prefix sets it apart from better-auth's identifiers, which are plain hashes. */
const identifierOf = (tokenHash: string) => `email-change:${tokenHash}`;

export async function isStaffEmail(db: Database, email: string): Promise<boolean> {
  return (await db.$count(staff, eq(staff.email, email))) > 0;
}

/**
 * Stores a change until its link is used, and voids an earlier one of the same person.
 * @param tx a transaction
 */
export async function addEmailChange(tx: Database, change: NewEmailChange): Promise<void> {
  const { staffId, email, tokenHash, expiresAt } = change;
  const own = sql`starts_with(${staffVerifications.value}, ${`${staffId} `})`;
  await tx.delete(staffVerifications).where(own);
  await tx.insert(staffVerifications).values({
    id: randomUUID(),
    identifier: identifierOf(tokenHash),
    value: `${staffId} ${email}`,
    expiresAt,
  });
}

/**
 * Uses a link: in one transaction, changes the address, voids the person's other links, which went
 * to the old address, and queues a mail to it. Of concurrent calls, one succeeds.
 * @returns the new address and the one before it; `void` for a used, expired or unknown link, or a disabled person;
 *   `taken` when somebody else has the address
 */
export async function confirmEmailChange(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<Confirmed> {
  try {
    return await db.transaction((tx) => confirm(tx, tokenHash, now));
  } catch (error) {
    // Somebody else confirmed the same address concurrently.
    if (violates(error, 'staff_email_unique')) return 'taken';
    throw error;
  }
}

type Confirmed = { email: string; before: string } | 'void' | 'taken';

async function confirm(tx: Database, tokenHash: string, now: Date): Promise<Confirmed> {
  const [link] = await tx
    .delete(staffVerifications)
    .where(
      and(
        eq(staffVerifications.identifier, identifierOf(tokenHash)),
        gt(staffVerifications.expiresAt, now),
      ),
    )
    .returning({ value: staffVerifications.value });
  if (!link) return 'void';
  const space = link.value.indexOf(' ');
  const id = link.value.slice(0, space);
  const email = link.value.slice(space + 1);
  const [person] = await tx
    .select({ name: staff.name, email: staff.email })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.disabledAt)))
    .for('update');
  if (!person) return 'void';
  if (await isStaffEmail(tx, email)) return 'taken';
  await tx.update(staff).set({ email, updatedAt: now }).where(eq(staff.id, id));
  await tx.delete(staffVerifications).where(eq(staffVerifications.value, id));
  await queueMail(tx, {
    kind: 'email-change',
    recipient: person.email,
    content: { name: person.name, email, passkeys: await passkeyLines(tx, id) },
    dedupeKey: `email-changed:${tokenHash}`,
  });
  return { email, before: person.email };
}
