import type { Database } from '../../client.ts';
import { inquiries } from '../../schema.ts';

/**
 * Inserts an inquiry that staff typed.
 * @returns false when its id or key has one already
 * @throws when its reference is taken
 */
export async function insertInquiry(
  tx: Database,
  inquiry: typeof inquiries.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(inquiries)
    .values(inquiry)
    .onConflictDoNothing({ target: inquiries.idempotencyKey })
    .returning({ id: inquiries.id });
  return added.length > 0;
}
