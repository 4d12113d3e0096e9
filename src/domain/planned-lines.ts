/** What a plan put on a list, so that another plan can replace it (@planner.update). */
import { MAX_WISHLIST_LINES } from './limits.ts';
import {
  findLine,
  isSameLine,
  type LineKey,
  type Wishlist,
  type WishlistLine,
} from './wishlist.ts';

/** The line is the plan's while its quantity is `own + added`; any other quantity is the visitor's. */
export interface PlannedLine extends LineKey {
  /** Pieces from before the plan; they count toward it. */
  own: number;
  added: number;
}

/** A line with another quantity than the plan's, because it is the visitor's. */
export interface KeptLine extends Pick<WishlistLine, 'name' | 'quantity'> {
  /** 0: the plan needs none anymore. */
  planned: number;
}

export interface Replanned {
  list: Wishlist;
  planned: PlannedLine[];
  kept: KeptLine[];
  /** Lines that did not fit. */
  leftOut: WishlistLine[];
}

/**
 * Replaces what an earlier plan put on the list. Each line of the plan gets its quantity; a line stays as it is if the
 * visitor changed it since, or had more than the plan needs before any plan.
 * @param earlier what plans put there so far
 */
export function replacePlanned(
  list: Wishlist,
  earlier: readonly PlannedLine[],
  plan: Wishlist,
): Replanned {
  const planned: PlannedLine[] = [];
  const kept: KeptLine[] = [];
  const fit = (line: WishlistLine, quantity: number): WishlistLine => {
    const { id, option, name } = line;
    const needed = findLine(plan, line)?.quantity ?? 0;
    const before = quantity > 0 ? earlier.find((known) => isSameLine(known, line)) : undefined;
    const { own, added } = before ?? { own: quantity, added: 0 };
    const isChanged = own + added !== quantity;
    const total = isChanged ? quantity : Math.max(own, needed);
    // If the visitor sets the needed quantity later, the line is the plan's again.
    const ofPlan = isChanged ? { own: 0, added: needed } : { own, added: total - own };
    if (ofPlan.added > 0) planned.push({ id, option, ...ofPlan });
    const isPlanned = needed > 0 || before !== undefined;
    if (isPlanned && total > 0 && total !== needed) {
      kept.push({ name, quantity: total, planned: needed });
    }
    return { ...line, quantity: total };
  };
  const present = list
    .map((line) => fit(line, line.quantity))
    .filter(({ quantity }) => quantity > 0);
  const missing = plan.filter((line) => !findLine(list, line));
  const room = Math.max(0, MAX_WISHLIST_LINES - present.length);
  const added = missing.slice(0, room).map((line) => fit(line, 0));
  return { list: [...present, ...added], planned, kept, leftOut: missing.slice(room) };
}
