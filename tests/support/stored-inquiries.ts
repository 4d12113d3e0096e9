/**
 * Reading stored inquiries.
 */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { inquiryLines, inquiries } from '#db/schema.ts';

export type InquiryLineRow = typeof inquiryLines.$inferSelect;

/** @returns the inquiries of this mail address, oldest first */
export function inquiriesOf(db: Database, email: string): Promise<InquiryRow[]> {
  return db
    .select()
    .from(inquiries)
    .where(eq(inquiries.email, email))
    .orderBy(asc(inquiries.createdAt));
}

/** @returns the lines of an inquiry, in the order of the visitor's list */
export function linesOf(db: Database, inquiryId: string): Promise<InquiryLineRow[]> {
  return db
    .select()
    .from(inquiryLines)
    .where(eq(inquiryLines.inquiryId, inquiryId))
    .orderBy(asc(inquiryLines.position));
}

/**
 * @returns the inquiry of this reference with its lines
 * @throws when there is none
 */
export async function storedInquiry(
  db: Database,
  reference: string,
): Promise<InquiryRow & { lines: InquiryLineRow[] }> {
  const [inquiry] = await db.select().from(inquiries).where(eq(inquiries.reference, reference));
  if (!inquiry) throw new Error(`There is no inquiry ${reference}`);
  return { ...inquiry, lines: await linesOf(db, inquiry.id) };
}
