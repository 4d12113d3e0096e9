/** What events lack more than before, because of a block or an edit. */
import type { Shortage } from '#domain/event-stock.ts';

/** What is short, by event (`findUnfit`). */
type Unfit = ReadonlyMap<string, readonly Shortage[]>;

/** @returns of each event that lacks more of something after than before what that is, as it is after */
export function newlyShort(before: Unfit, after: Unfit): Map<string, Shortage[]> {
  const found = new Map<string, Shortage[]>();
  for (const [event, short] of after) {
    const was = mostByItem(before.get(event) ?? []);
    const worse = [...mostByItem(short)].filter(
      ([key, each]) => each.short > (was.get(key)?.short ?? 0),
    );
    if (worse.length > 0)
      found.set(
        event,
        worse.map(([, each]) => each),
      );
  }
  return found;
}

/** @returns by item and option: an event may lack the same for its booking and for a quote */
function mostByItem(short: readonly Shortage[]): Map<string, Shortage> {
  const most = new Map<string, Shortage>();
  for (const each of short) {
    const key = JSON.stringify([each.itemId, each.option]);
    if (each.short > (most.get(key)?.short ?? 0)) most.set(key, each);
  }
  return most;
}
