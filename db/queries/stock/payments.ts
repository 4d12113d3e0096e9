/** Money that staff wrote down for events (@money.payments). */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { payments, staff } from '../../schema.ts';

export type PaymentRow = typeof payments.$inferSelect;

export interface PaymentRecord extends PaymentRow {
  /** Who wrote it down; empty when the account is gone. */
  author: string;
}

/** @returns the payments of these inquiries by day, those that were struck out too */
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

/** @returns the payment of this id, whichever inquiry it is of */
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

/** Strikes a payment out: it stays, and counts no more. */
export async function voidPayment(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(payments).set({ voidedAt: now }).where(eq(payments.id, id));
}
