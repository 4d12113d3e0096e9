/**
 * Confirms events (@stock.confirm). Their items are locked while they are checked, so that of events
 * confirmed at the same time only those that fit are confirmed.
 */
import type { ShortageView } from '#contracts/stock/stock.ts';
import type { Database } from '#db/client.ts';
import { addTimelineEntry } from '#db/queries/inquiries/timeline.ts';
import { ApiError } from '../base/api-error.ts';
import * as text from '../base/texts.ts';
import { presentShort, weigh, type Claim } from './short.ts';

/** An event does not fit; the transaction is rolled back. */
export class ShortError extends ApiError {
  override name = 'ShortError';
  readonly short: readonly ShortageView[];
  override readonly forStaff;

  /** @param short with names; customers read what is missing, staff also who has the rest */
  constructor(short: readonly ShortageView[]) {
    super(
      'short',
      text.notEnough,
      Object.fromEntries(short.map((shortage) => [shortage.name, text.shortBy(shortage)])),
    );
    this.short = short;
    this.forStaff = { short: [...short] };
  }
}

export interface Confirmation {
  now: Date;
  /** Id of the staff member; null for the customer. */
  authorId: string | null;
  /** Reason of staff for overbooking; empty if they do not allow it. */
  overbookReason: string;
}

/**
 * @param claim of the event, whose inquiry is locked
 * @throws ShortError when something is short and there is no reason; a reason that was needed is
 *   recorded in the timeline
 */
export async function confirmStock(
  tx: Database,
  claim: Claim & { inquiryId: string },
  { now, authorId, overbookReason }: Confirmation,
): Promise<void> {
  const weighed = await weigh(tx, claim, now, { isLocked: true });
  if (weighed.short.length === 0) return;
  const short = await presentShort(tx, weighed);
  if (overbookReason === '') throw new ShortError(short);
  await addTimelineEntry(tx, {
    inquiryId: claim.inquiryId,
    kind: 'overbooked',
    authorId,
    subject: overbookReason,
    body: short.map((shortage) => `${shortage.name}: ${text.shortBy(shortage)}`).join('\n'),
  });
}
