import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { inquiries, type inquiryLines } from '../../schema.ts';

export type InquiryRow = typeof inquiries.$inferSelect;
/** Columns filled from the visitor's request. */
export type InquiryFields = Pick<
  InquiryRow,
  | 'kind'
  | 'name'
  | 'phone'
  | 'email'
  | 'eventDate'
  | 'eventLocation'
  | 'services'
  | 'referralSource'
  | 'message'
  | 'guestCount'
  | 'selectedService'
  | 'replaces'
>;
export type InquiryLineRow = typeof inquiryLines.$inferSelect;

/**
 * @returns the data by which a retry is told from another request with the same key, and whether a confirmation was
 *   sent or is queued; undefined for an unknown key
 */
export async function findStored(db: Database, idempotencyKey: string) {
  const { reference, bodyHash } = inquiries;
  const confirmed = sql<boolean>`exists (
    select from outbox
    where outbox.inquiry_id = inquiries.id and outbox.kind = 'inquiry-confirmation' and outbox.state <> 'dead')`;
  const [row] = await db
    .select({ reference, bodyHash, confirmed })
    .from(inquiries)
    .where(eq(inquiries.idempotencyKey, idempotencyKey));
  return row;
}

/** @returns the inquiry without lines and mails, also from the trash */
export async function findInquiryRow(db: Database, id: string): Promise<InquiryRow | undefined> {
  const [row] = await db.select().from(inquiries).where(eq(inquiries.id, id));
  return row;
}
