import type { CancellationView } from '#contracts/inquiries/booked-views.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';

/** @returns null for an event that is not canceled */
export function cancellationOf(inquiry: InquiryRow): CancellationView | null {
  const { canceledAt, canceledBy, cancelReason, feeKeptCents } = inquiry;
  if (!canceledAt || !canceledBy) return null;
  return { at: canceledAt.toISOString(), by: canceledBy, reason: cancelReason, feeKeptCents };
}
