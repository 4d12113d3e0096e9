import type { MoneyView } from '#contracts/inquiries/booked-views.ts';
import { PAYMENTS } from './texts.ts';

/** @returns labels and cents; what was received and refunded as its customer reads them */
export function sumsOf(
  { status }: { status: string },
  money: Omit<MoneyView, 'payments'>,
): [string, number][] {
  const { totalCents, depositDueCents, receivedCents, refundedCents, balanceCents } = money;
  const balance: [string, number] =
    balanceCents < 0 ? [PAYMENTS.toRefund, -balanceCents] : [PAYMENTS.balance, balanceCents];
  const price: [string, number] =
    status === 'canceled'
      ? [PAYMENTS.fee, balanceCents + receivedCents]
      : [PAYMENTS.total, totalCents];
  const deposit: [string, number][] =
    depositDueCents > 0 ? [[PAYMENTS.deposit, depositDueCents]] : [];
  const refunded: [string, number][] =
    refundedCents > 0 ? [[PAYMENTS.refunded, refundedCents]] : [];
  const received = receivedCents + refundedCents;
  return [price, ...deposit, [PAYMENTS.received, received], ...refunded, balance];
}
