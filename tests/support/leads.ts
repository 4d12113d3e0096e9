/**
 * Reading stored leads.
 */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { LeadRow } from '#db/queries/leads.ts';
import { leadLines, leads } from '#db/schema.ts';

export type LeadLineRow = typeof leadLines.$inferSelect;

/** @returns the leads of this mail address, oldest first */
export function leadsOf(db: Database, email: string): Promise<LeadRow[]> {
  return db.select().from(leads).where(eq(leads.email, email)).orderBy(asc(leads.createdAt));
}

/** @returns the lines of a lead, in the order of the visitor's list */
export function linesOf(db: Database, leadId: string): Promise<LeadLineRow[]> {
  return db
    .select()
    .from(leadLines)
    .where(eq(leadLines.leadId, leadId))
    .orderBy(asc(leadLines.position));
}

/**
 * @returns the lead of this reference with its lines
 * @throws when there is none
 */
export async function storedLead(
  db: Database,
  reference: string,
): Promise<LeadRow & { lines: LeadLineRow[] }> {
  const [lead] = await db.select().from(leads).where(eq(leads.reference, reference));
  if (!lead) throw new Error(`There is no lead ${reference}`);
  return { ...lead, lines: await linesOf(db, lead.id) };
}
