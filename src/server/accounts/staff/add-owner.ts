import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { Database } from '#db/client.ts';
import { addPerson } from '#db/queries/accounts/invitations.ts';

/**
 * Adds an owner who signs in with this password; does nothing when the address is taken.
 * @param owner `email` in lower case
 */
export async function addOwner(
  db: Database,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const person = { id: randomUUID(), name: 'Owner', email, role: 'owner', passwordHash } as const;
  await db.transaction((tx) => addPerson(tx, person, now));
}
