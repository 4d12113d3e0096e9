/** Converts blocks to form values and back. */
import { NO_END, type BlockInput, type StockTakenView } from '#contracts/stock/view.ts';
import { dayAfter } from '#domain/days.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { typedCount } from '#domain/typed-count.ts';

/** `to` is empty without an end, `reason` until it is chosen. */
export type BlockValues = Record<'quantity' | 'from' | 'to' | 'reason' | 'note', string>;

const lastDayOf = ({ free }: StockTakenView) => (free === NO_END ? null : dayAfter(free, -1));

/** @returns a stored block as it is sent; it always has a reason */
export const blockInputOf = (itemId: string, block: StockTakenView): BlockInput => ({
  itemId,
  option: block.option,
  quantity: block.quantity,
  from: block.out,
  to: lastDayOf(block),
  reason: block.reason ?? 'other',
  note: block.note,
});

/**
 * @param block undefined for a new one
 * @param first of a new one
 */
export function blockValues(
  block: StockTakenView | undefined,
  first: { quantity: number | undefined; day: CivilDate; note: string },
): BlockValues {
  return {
    quantity: String(block?.quantity ?? first.quantity ?? ''),
    from: block?.out ?? first.day,
    to: (block && lastDayOf(block)) ?? '',
    reason: block?.reason ?? '',
    note: block?.note ?? first.note,
  };
}

/** @returns the block to send; the schema refuses what is no count, day or reason, at its field */
export function typedBlock(
  { quantity, from, to, reason, note }: BlockValues,
  piece: Pick<BlockInput, 'itemId' | 'option'>,
): BlockInput {
  return {
    ...piece,
    quantity: typedCount(quantity),
    from,
    to: to === '' ? null : to,
    // The schema refuses anything else before it is sent.
    reason: reason as BlockInput['reason'],
    note,
  };
}
