/** Reads inquiries. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { inquiryLines, inquiries } from '../schema.ts';

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
/** Tells a retry of a stored request from another request under the same key. */
export interface StoredRequest extends Pick<InquiryRow, 'reference' | 'bodyHash'> {
  /** Whether a confirmation was sent or is queued. */
  confirmed: boolean;
}

/** Whether an inquiry, selected from its table, has a confirmation that is sent or queued. */
const hasConfirmation = sql`exists (
  select from outbox
  where outbox.inquiry_id = inquiries.id and outbox.kind = 'inquiry-confirmation' and outbox.state <> 'dead')`;

/** @returns the request stored under this idempotency key, or undefined */
export async function findStored(
  db: Database,
  idempotencyKey: string,
): Promise<StoredRequest | undefined> {
  const [row] = await db
    .select({
      reference: inquiries.reference,
      bodyHash: inquiries.bodyHash,
      confirmed: sql<boolean>`${hasConfirmation}`,
    })
    .from(inquiries)
    .where(eq(inquiries.idempotencyKey, idempotencyKey));
  return row;
}

export interface InquiryWithLines {
  inquiry: InquiryRow;
  /** In the order of the visitor's list. */
  lines: InquiryLineRow[];
}

/** @returns the inquiry with its lines, or undefined when it was deleted */
export async function findInquiry(db: Database, id: string): Promise<InquiryWithLines | undefined> {
  const [inquiry] = await db.select().from(inquiries).where(eq(inquiries.id, id));
  if (!inquiry) return undefined;
  const lines = await db
    .select()
    .from(inquiryLines)
    .where(eq(inquiryLines.inquiryId, id))
    .orderBy(inquiryLines.position);
  return { inquiry, lines };
}
