/**
 * Confirming an event (@stock.confirm): what it takes is checked while its items are locked, so that
 * of several at once exactly those are confirmed that fit.
 */
import type { ShortageView } from '#contracts/stock/stock.ts';
import type { Database } from '#db/client.ts';
import { addEvent } from '#db/queries/inquiries/events.ts';
import { ApiError } from '../base/api-error.ts';
import * as text from '../base/texts.ts';
import { presentShort, weigh, type Claim } from './short.ts';

/** A confirmation that does not fit; the transaction is rolled back. */
export class ShortError extends ApiError {
  override name = 'ShortError';
  readonly short: readonly ShortageView[];
  override readonly forStaff;

  /** @param short with names; customers read how many are missing, staff also who has the rest */
  constructor(short: readonly ShortageView[]) {
    super(
      'short',
      text.notEnough,
      Object.fromEntries(short.map((each) => [each.name, text.shortBy(each)])),
    );
    this.short = short;
    this.forStaff = { short: [...short] };
  }
}

export interface Confirmation {
  now: Date;
  /** Of the staff; null: the customer. */
  authorId: string | null;
  /** Why staff book more than there is; empty: they do not. */
  overbookReason: string;
}

/**
 * @param claim of the event, whose inquiry is locked
 * @throws ShortError when something is short and staff gave no reason; a reason that was needed stays
 *   in the timeline
 */
export async function confirmStock(
  tx: Database,
  claim: Claim & { inquiryId: string },
  { now, authorId, overbookReason }: Confirmation,
): Promise<void> {
  const weighed = await weigh(tx, claim, now, true);
  if (weighed.short.length === 0) return;
  const short = await presentShort(tx, weighed);
  if (overbookReason === '') throw new ShortError(short);
  await addEvent(tx, {
    inquiryId: claim.inquiryId,
    kind: 'overbooked',
    authorId,
    subject: overbookReason,
    body: short.map((each) => `${each.name}: ${text.shortBy(each)}`).join('\n'),
  });
}
