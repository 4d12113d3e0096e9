/** Payments of an event, recorded by staff (@money.payments). */
import type { PaymentInput } from '#contracts/inquiries/booked-events.ts';
import type { MoneyView, PaymentView } from '#contracts/inquiries/booked-views.ts';
import type { Database } from '#db/client.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { addTimelineEntry } from '#db/queries/inquiries/timeline.ts';
import { touchInquiry } from '#db/queries/inquiries/work.ts';
import {
  addPayment,
  findPayment,
  listPayments,
  voidPayment,
  type PaymentRecord,
  type PaymentRow,
} from '#db/queries/stock/payments.ts';
import { balanceOf } from '#domain/balance.ts';
import { formatEventDate, todayInDetroit } from '#domain/event-date.ts';
import { formatCents } from '#domain/money.ts';
import { ApiError } from '../../base/api-error.ts';
import * as words from '../../base/booked-texts.ts';
import * as text from '../../base/texts.ts';
import { lockKept, type StaffAction } from '../record/locked.ts';

/**
 * @param payments of this inquiry
 * @returns price, payments and balance; null where nothing was agreed or paid
 */
export function moneyOf(
  { agreed, status, feeKeptCents }: Pick<InquiryRow, 'agreed' | 'status' | 'feeKeptCents'>,
  payments: readonly PaymentRecord[],
): MoneyView | null {
  if (!agreed && payments.length === 0) return null;
  const price = { totalCents: agreed?.totalCents ?? 0, depositCents: agreed?.depositCents ?? 0 };
  const views = payments.map(presentPayment);
  const isCanceled = status === 'canceled';
  const bookedDepositCents = agreed?.bookedDepositCents;
  const event = { ...price, bookedDepositCents, isCanceled, feeKeptCents };
  return { ...price, ...balanceOf(event, views), payments: views };
}

export function presentPayment(payment: PaymentRecord): PaymentView {
  const { id, kind, cents, receivedOn, method, note, author, voidedAt } = payment;
  return { id, kind, cents, receivedOn, method, note, author, isVoided: voidedAt !== null };
}

/**
 * Records a payment, once per id.
 * @throws ApiError 400 for a future day, an event that is not booked, or a refund above the
 *   payments; 404; 409 in the trash; 422 when the id was used for another payment
 */
export async function writePayment(
  tx: Database,
  { id: inquiryId, authorId, now }: StaffAction,
  payment: PaymentInput,
): Promise<void> {
  const inquiry = await lockKept(tx, inquiryId);
  const stored = await findPayment(tx, payment.id);
  if (stored) {
    if (isSame(stored, { ...payment, inquiryId })) return;
    throw new ApiError('idempotency_mismatch', words.otherPayment);
  }
  if (payment.receivedOn > todayInDetroit(now)) throw refused('receivedOn', text.notYet);
  const money = moneyOf(inquiry, await listPayments(tx, [inquiryId]));
  if (payment.kind === 'payment' && !inquiry.agreed) throw refused('cents', words.bookFirst);
  const received = money?.receivedCents ?? 0;
  if (payment.kind === 'refund' && payment.cents > received) {
    throw refused('cents', words.refundAtMost(formatCents(Math.max(0, received))));
  }
  await addPayment(tx, { ...payment, inquiryId, createdBy: authorId, createdAt: now });
  const { kind } = payment;
  await addTimelineEntry(tx, { inquiryId, kind, authorId, ...wordsOf(payment) });
  await touchInquiry(tx, inquiryId, now);
}

/**
 * Strikes out a payment, which no longer counts. Idempotent.
 * @throws ApiError 404; 409 in the trash
 */
export async function strikeOut(
  tx: Database,
  { id: inquiryId, authorId, now }: StaffAction,
  paymentId: string,
): Promise<void> {
  await lockKept(tx, inquiryId);
  const payment = await findPayment(tx, paymentId);
  if (payment?.inquiryId !== inquiryId) throw new ApiError('not_found', words.noSuchPayment);
  if (payment.voidedAt) return;
  await voidPayment(tx, paymentId, now);
  const entry = { inquiryId, kind: 'payment-voided', authorId } as const;
  await addTimelineEntry(tx, { ...entry, ...wordsOf(payment) });
  await touchInquiry(tx, inquiryId, now);
}

function refused(field: string, problem: string): ApiError {
  return new ApiError('bad_request', text.checkFields, { [field]: problem });
}

type PaymentFields = Pick<PaymentRow, 'kind' | 'cents' | 'receivedOn' | 'method' | 'note'>;

function wordsOf({ cents, receivedOn, method, note }: PaymentFields) {
  const subject = words.paymentOf(formatCents(cents), method, formatEventDate(receivedOn));
  return { subject, body: note };
}

function isSame(stored: PaymentRow, payment: PaymentFields & { inquiryId: string }): boolean {
  const { inquiryId, kind, cents, receivedOn, method, note } = payment;
  return (
    stored.inquiryId === inquiryId &&
    stored.kind === kind &&
    stored.cents === cents &&
    stored.receivedOn === receivedOn &&
    stored.method === method &&
    stored.note === note
  );
}
