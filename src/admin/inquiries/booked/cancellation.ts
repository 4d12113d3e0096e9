import type { Cancellation } from '#contracts/inquiries/booked-events.ts';
import { CANCELED_BY } from '#contracts/stock/stock.ts';
import { centsOf } from '../../quotes/typed-numbers.ts';
import { mailBody } from '../mail-change.ts';

/** What the dialog keeps on the device. */
export interface CancelValues {
  by: string;
  reason: string;
  keepsFee: boolean;
  fee: string;
  isMailed: boolean;
  message: string;
}

/**
 * @param seen `mayMail`: whether the dialog offers a mail; one chosen before the address was removed is not sent
 * @returns the body to send
 */
export function cancellationOf(
  { by, reason, keepsFee, fee, ...mail }: CancelValues,
  { version, mayMail }: { version: number; mayMail: boolean },
): Cancellation {
  return {
    version,
    by: CANCELED_BY.find((each) => each === by) ?? 'customer',
    reason,
    feeKeptCents: keepsFee ? centsOf(fee) : null,
    isMailed: false,
    message: '',
    ...mailBody(mail, { mayMail, suggested: mail.message }),
  };
}
