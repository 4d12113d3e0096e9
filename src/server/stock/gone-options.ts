/** Asks staff before an option that upcoming events have pieces of is removed (@stock.edit). */
import type { Database } from '#db/client.ts';
import { listTaken, listTakers } from '#db/queries/stock/rows.ts';
import { dayAfter } from '#domain/days.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { MAX_YEARS_AHEAD } from '#domain/limits.ts';
import { ApiError } from '../base/api-error.ts';
import { saveAnyway } from '../base/texts.ts';
import type { HowEdited } from './follow-edit.ts';
import { optionsTaken } from './option-texts.ts';
import type { OptionEdit } from './parts.ts';

/**
 * Pieces of a removed option are counted with those of the whole item.
 * @param edits already followed by the parts of sets and the rows of events, so that those of a renamed option have its
 *   new name
 * @throws ApiError 409 with the events that have such pieces, unless allowed
 */
export async function assertOptionsFree(
  tx: Database,
  edits: readonly OptionEdit[],
  { now, isDespiteShort }: HowEdited,
): Promise<void> {
  if (isDespiteShort) return;
  const removed = new Map(
    edits.map(({ itemId, before, after }) => {
      const names = before
        .filter(
          ({ owned, name }) => owned !== undefined && !after.some((option) => option.name === name),
        )
        .map(({ name }) => name);
      return [itemId, names] as const;
    }),
  );
  const itemIds = [...removed].flatMap(([id, names]) => (names.length > 0 ? [id] : []));
  const today = todayInDetroit(now);
  const free = dayAfter(today, MAX_YEARS_AHEAD * 366);
  const taken = await listTaken(tx, { itemIds, out: today, free, today });
  const lost = taken.filter(({ itemId, option }) => removed.get(itemId)?.includes(option));
  if (lost.length === 0) return;
  const takers = await listTakers(
    tx,
    lost.flatMap(({ inquiryId }) => inquiryId ?? []),
  );
  const blocks = lost.filter(({ inquiryId }) => inquiryId === null).length;
  const options = [...new Set(lost.map(({ option }) => option))];
  throw new ApiError('conflict', optionsTaken(options, takers, blocks), {
    isDespiteShort: saveAnyway,
  });
}
