/** What a plan added to a list, so that another plan can replace it (@planner.update). */
import { MAX_QUANTITY, MAX_WISHLIST_LINES } from './limits.ts';
import { findLine, type LineKey, type Wishlist, type WishlistLine } from './wishlist.ts';

export interface PlannedLine extends LineKey {
  /** Pieces from before the plan; they count toward it. */
  own: number;
  added: number;
}

export interface Replanned {
  list: Wishlist;
  planned: PlannedLine[];
  /** Lines that did not fit. */
  leftOut: WishlistLine[];
}

/**
 * Replaces what an earlier plan added. Pieces from before the plan count toward it, pieces added
 * since stay on top, a line that the visitor lowered counts as their own, one they raised is never
 * lowered.
 * @param earlier what plans added so far
 */
export function replacePlanned(
  list: Wishlist,
  earlier: readonly PlannedLine[],
  plan: Wishlist,
): Replanned {
  const planned: PlannedLine[] = [];
  const fit = (line: WishlistLine, quantity: number): WishlistLine => {
    const { own, kept, least } = partsOf(line, quantity, earlier);
    const wanted = findLine(plan, line)?.quantity ?? 0;
    const covered = kept + Math.max(0, wanted - own);
    const total = Math.min(Math.max(covered, least), MAX_QUANTITY);
    if (total > kept) planned.push({ id: line.id, option: line.option, own, added: total - kept });
    return { ...line, quantity: total };
  };
  const present = list
    .map((line) => fit(line, line.quantity))
    .filter(({ quantity }) => quantity > 0);
  const missing = plan.filter((line) => !findLine(list, line));
  const room = Math.max(0, MAX_WISHLIST_LINES - present.length);
  const added = missing.slice(0, room).map((line) => fit(line, 0));
  return { list: [...present, ...added], planned, leftOut: missing.slice(room) };
}

/** @returns `own`: counts toward a plan; `kept`: stays; `least`: smallest new quantity */
function partsOf(key: LineKey, quantity: number, earlier: readonly PlannedLine[]) {
  const before = earlier.find(({ id, option }) => id === key.id && option === key.option);
  if (!before || quantity < before.added) return { own: quantity, kept: quantity, least: 0 };
  const kept = quantity - before.added;
  const isRaised = quantity > before.own + before.added;
  return { own: Math.min(before.own, kept), kept, least: isRaised ? quantity : 0 };
}
