/** Shortages caused by a block or an edit. */
import type { Shortage } from '#domain/shortages.ts';

/** Shortages by id of the event's inquiry, one per item and option (`listShortages`). */
type Unfit = ReadonlyMap<string, readonly Shortage[]>;

/** @returns by event, the shortages that are larger than before */
export function newlyShort(before: Unfit, after: Unfit): Map<string, Shortage[]> {
  const found = new Map<string, Shortage[]>();
  for (const [event, short] of after) {
    const former = new Map(before.get(event)?.map((each) => [keyOf(each), each.short]));
    const worse = short.filter((each) => each.short > (former.get(keyOf(each)) ?? 0));
    if (worse.length > 0) found.set(event, worse);
  }
  return found;
}

const keyOf = ({ itemId, option }: Shortage) => JSON.stringify([itemId, option]);
