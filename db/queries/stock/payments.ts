/** Payments for events, recorded by staff (@money.payments). */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { payments, staff } from '../../schema.ts';

export type PaymentRow = typeof payments.$inferSelect;

export interface PaymentRecord extends PaymentRow {
  /** Name of the author; empty if the account was deleted. */
  author: string;
}

/** @returns the payments of these inquiries by day, including voided ones */
export async function listPayments(
  db: Database,
  inquiryIds: readonly string[],
): Promise<PaymentRecord[]> {
  if (inquiryIds.length === 0) return [];
  const rows = await db
    .select({ payment: payments, name: staff.name, email: staff.email })
    .from(payments)
    .leftJoin(staff, eq(staff.id, payments.createdBy))
    .where(inArray(payments.inquiryId, [...inquiryIds]))
    .orderBy(asc(payments.receivedOn), asc(payments.createdAt), asc(payments.id));
  return rows.map(({ payment, name, email }) => ({ ...payment, author: name || (email ?? '') }));
}

/** @returns the payment with this id, of any inquiry */
export async function findPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

export async function addPayment(
  tx: Database,
  payment: typeof payments.$inferInsert,
): Promise<void> {
  await tx.insert(payments).values(payment);
}

/** Voids a payment: it stays listed, and no longer counts. */
export async function voidPayment(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(payments).set({ voidedAt: now }).where(eq(payments.id, id));
}
