/**
 * Writing leads. A lead and its lines are stored together or not at all, and one idempotency key
 * stores at most one lead.
 */
import { eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { leadLines, leads } from '../schema.ts';

export type LeadRow = typeof leads.$inferSelect;
export type NewLead = Omit<
  typeof leads.$inferInsert,
  'id' | 'status' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'
>;
export type NewLeadLine = Omit<typeof leadLines.$inferInsert, 'id' | 'leadId' | 'position'>;

export interface StoredLead {
  lead: LeadRow;
  /** False when the key was there already: then `lead` is the one stored first. */
  created: boolean;
}

/**
 * Stores a lead with its lines in one transaction.
 * @param lines in the order of the visitor's list
 * @throws when the database fails or `reference` is taken; nothing is stored then
 */
export function insertLead(
  db: Database,
  lead: NewLead,
  lines: readonly NewLeadLine[],
): Promise<StoredLead> {
  return db.transaction(async (tx) => {
    const [created] = await tx
      .insert(leads)
      .values(lead)
      // Waits for a rival with the same key to commit, then gives no row.
      .onConflictDoNothing({ target: leads.idempotencyKey })
      .returning();
    if (!created) {
      const [present] = await tx
        .select()
        .from(leads)
        .where(eq(leads.idempotencyKey, lead.idempotencyKey));
      if (!present) throw new Error('The lead of this idempotency key is gone');
      return { lead: present, created: false };
    }
    if (lines.length > 0) {
      await tx
        .insert(leadLines)
        .values(lines.map((line, position) => ({ ...line, leadId: created.id, position })));
    }
    return { lead: created, created: true };
  });
}

/** @returns whether `insertLead` failed because another lead has this reference */
export function isTakenReference(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  return (
    cause instanceof Error && 'constraint' in cause && cause.constraint === 'leads_reference_unique'
  );
}
