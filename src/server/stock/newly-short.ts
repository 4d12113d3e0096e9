/** Shortages caused by a block or an edit. */
import type { Shortage } from '#domain/shortages.ts';

/** Shortages by id of the event's inquiry (`listShortages`). */
type Unfit = ReadonlyMap<string, readonly Shortage[]>;

/** @returns by event, the shortages that are larger than before */
export function newlyShort(before: Unfit, after: Unfit): Map<string, Shortage[]> {
  const found = new Map<string, Shortage[]>();
  for (const [event, short] of after) {
    const former = mostByItem(before.get(event) ?? []);
    const worse = [...mostByItem(short)].flatMap(([key, shortage]) =>
      shortage.short > (former.get(key)?.short ?? 0) ? [shortage] : [],
    );
    if (worse.length > 0) found.set(event, worse);
  }
  return found;
}

/**
 * @returns the larger shortage by item and option: an event may have one for its booking and one
 *   for a quote
 */
export function mostByItem(short: readonly Shortage[]): Map<string, Shortage> {
  const most = new Map<string, Shortage>();
  for (const shortage of short) {
    const key = JSON.stringify([shortage.itemId, shortage.option]);
    if (shortage.short > (most.get(key)?.short ?? 0)) most.set(key, shortage);
  }
  return most;
}
