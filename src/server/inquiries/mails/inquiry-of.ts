import type { Database } from '#db/client.ts';
import { findInquiry, type InquiryRecord } from '#db/queries/inquiries/records.ts';
import { IncompleteMailError } from '../../mail/compose.ts';

/**
 * @returns the mail's inquiry
 * @throws IncompleteMailError without one
 */
export async function inquiryOf(db: Database, inquiryId: string | null): Promise<InquiryRecord> {
  const found = inquiryId === null ? undefined : await findInquiry(db, inquiryId);
  if (!found) throw new IncompleteMailError('The mail has no inquiry');
  return found;
}
