/** What plans added to each list (@planner.add, @planner.update). */
import { replacePlanned, type PlannedLine } from '#domain/planned-lines.ts';
import { findLine, type Wishlist } from '#domain/wishlist.ts';
import { TOASTS } from '#site/texts/toasts.ts';
import { listBook } from './list-book.ts';
import { persistentAtom } from './persistent.ts';
import { storage } from './storage.ts';
import { notify } from './toasts.ts';
import { $wishlist, undoOf, wishlist } from './wishlist.ts';

/** By list id. */
export type PlannedByList = Readonly<Record<string, readonly PlannedLine[]>>;

const KEY = 'woodward:planned';

/** One object, so that comparison by identity sees no change. */
export const NOTHING_PLANNED: PlannedByList = {};

export const $planned = persistentAtom<PlannedByList>(KEY, NOTHING_PLANNED, {
  encode: JSON.stringify,
  decode: decodePlanned,
});

/**
 * Adds a plan in place of the earlier one, with undo. Existing lines get the planned quantity if it is
 * larger, so that adding twice changes nothing.
 * @param gaps names of what the shop lacks, for the toast
 */
export function addPlan(plan: Wishlist, gaps: readonly string[] = []): void {
  const { active } = listBook();
  const own = wishlist();
  const earlier = storedPlans()[active] ?? [];
  const { list, planned, leftOut } = replacePlanned(own, earlier, plan);
  const added = list.filter((line) => !findLine(own, line)).length;
  const removed = own.filter((line) => !findLine(list, line)).length;
  const changed = own.filter((line) => {
    const now = findLine(list, line);
    return now && now.quantity !== line.quantity;
  }).length;
  savePlannedLines(active, planned);
  if (added + changed + removed === 0) {
    notify(leftOut.length > 0 ? TOASTS.wishlistFull : TOASTS.listAlreadyThere);
    return;
  }
  const { label, run } = undoOf(own, list);
  $wishlist.set(list);
  const undo = () => {
    run();
    savePlannedLines(active, earlier);
  };
  const names = leftOut.map(({ name }) => name);
  notify({
    ...TOASTS.planAdded({ added, changed, removed }, names, gaps),
    action: { label, run: undo },
  });
}

function savePlannedLines(list: string, planned: readonly PlannedLine[]): void {
  $planned.set({ ...storedPlans(), [list]: planned });
}

/** From storage, because another tab's change may not have been delivered yet. */
function storedPlans(): PlannedByList {
  const text = storage[KEY];
  return text === undefined ? NOTHING_PLANNED : decodePlanned(text);
}

/** Skips what is unreadable. */
function decodePlanned(text: string): PlannedByList {
  try {
    const stored = JSON.parse(text) as unknown;
    if (typeof stored !== 'object' || stored === null) return NOTHING_PLANNED;
    return Object.fromEntries(
      Object.entries(stored).map(([list, lines]: [string, unknown]) => [
        list,
        Array.isArray(lines) ? lines.filter(isPlannedLine) : [],
      ]),
    );
  } catch {
    return NOTHING_PLANNED;
  }
}

function isPlannedLine(value: unknown): value is PlannedLine {
  const { id, option, own, added } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    typeof id === 'string' &&
    typeof option === 'string' &&
    Number.isInteger(own) &&
    Number.isInteger(added)
  );
}
