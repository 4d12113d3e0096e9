/** What a plan put on a list, so that another plan can take its place (@planner.update). */
import { MAX_QUANTITY, MAX_WISHLIST_LINES } from './limits.ts';
import { findLine, type LineKey, type Wishlist, type WishlistLine } from './wishlist.ts';

export interface PlannedLine extends LineKey {
  /** Pieces that were there before the plan; they count toward it. */
  own: number;
  /** Pieces that the plan added. */
  added: number;
}

export interface Replanned {
  list: Wishlist;
  planned: PlannedLine[];
  /** Lines that the list has no room for. */
  leftOut: WishlistLine[];
}

/**
 * Replaces what an earlier plan added by this plan. Pieces from before the plan count toward it,
 * pieces added since stay on top, and a line lowered by hand counts as the visitor's own. A line raised by
 * hand is never lowered.
 * @param earlier what plans added to the list so far; empty for none
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

/** @returns the visitor's own pieces: those that count toward a plan, all that stay, and what it is not lowered below */
function partsOf(key: LineKey, quantity: number, earlier: readonly PlannedLine[]) {
  const before = earlier.find(({ id, option }) => id === key.id && option === key.option);
  if (!before || quantity < before.added) return { own: quantity, kept: quantity, least: 0 };
  const kept = quantity - before.added;
  const isRaised = quantity > before.own + before.added;
  return { own: Math.min(before.own, kept), kept, least: isRaised ? quantity : 0 };
}
