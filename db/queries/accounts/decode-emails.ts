/** Repairs addresses of staff that an earlier version stored with an encoded domain. */
import { and, eq, like, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { readableAddress } from '#domain/mail-address.ts';
import type { Database } from '../../client.ts';
import { staff, staffInvitations } from '../../schema.ts';

const ENCODED = '%@%xn--%';

/**
 * Turns `ana@xn--mller-kva.example` of accounts and invitations into `ana@müller.example`, as it is typed at
 * sign-in (@form.email). An address that another account already has is left as it is.
 */
export async function decodeStaffEmails(db: Database): Promise<void> {
  const people = db.select().from(staff).where(like(staff.email, ENCODED));
  const others = alias(staff, 'others');
  for (const { id, email: encoded } of await people) {
    const email = decoded(encoded);
    const taken = db.select({ id: others.id }).from(others).where(eq(others.email, email));
    await db
      .update(staff)
      .set({ email })
      .where(and(eq(staff.id, id), notExists(taken)));
  }
  const isEncoded = like(staffInvitations.email, ENCODED);
  for (const { id, email } of await db.select().from(staffInvitations).where(isEncoded)) {
    await db
      .update(staffInvitations)
      .set({ email: decoded(email) })
      .where(eq(staffInvitations.id, id));
  }
}

function decoded(email: string): string {
  return readableAddress(email).toLowerCase();
}
