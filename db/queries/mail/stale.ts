/** Queued mails to customers that have become wrong. */
import { and, eq, inArray, isNotNull, isNull, like, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { outbox } from '../../schema.ts';

/** A queued mail; one that is being sent cannot be stopped. */
export const isWaiting = and(
  eq(outbox.state, 'queued'),
  or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, sql`now()`)),
);

/** Idempotency key of a mail about changes to a booked event. */
export const changedMailKey = (eventId: string) => `moved:${eventId}`;

/** Idempotency key of a mail about a cancellation. */
export const canceledMailKey = (eventId: string) => `canceled:${eventId}`;

const isOfBooking = or(
  eq(outbox.kind, 'quote-accepted'),
  like(outbox.dedupeKey, changedMailKey('%')),
);

/** Deletes mails that tell the customer that the event is booked. */
export async function deleteBookingMails(tx: Database, inquiryId: string): Promise<void> {
  await tx.delete(outbox).where(and(isToCustomer(inquiryId), isOfBooking, isWaiting));
}

/** Deletes mails that tell the customer of quotes, or that the event is booked. */
export async function deleteQuoteMails(tx: Database, inquiryId: string): Promise<void> {
  const isOfQuote = inArray(outbox.kind, ['quote', 'quote-reminder']);
  await tx
    .delete(outbox)
    .where(and(isToCustomer(inquiryId), or(isOfQuote, isOfBooking), isWaiting));
}

function isToCustomer(inquiryId: string) {
  return and(eq(outbox.inquiryId, inquiryId), isNotNull(outbox.recipient));
}
