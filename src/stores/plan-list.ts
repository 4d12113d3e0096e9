/** Adds plans to the list, and keeps what they added to each list (@planner.add, @planner.update). */
import { replacePlanned, type PlannedLine } from '#domain/planned-lines.ts';
import { findLine, type Wishlist } from '#domain/wishlist.ts';
import { keptText, nothingToChange } from '#site/planner/texts.ts';
import { planAdded, TOASTS } from '#site/texts/toasts.ts';
import { info } from '#site/toast-text.ts';
import { decodeByList, type ByList } from './by-list.ts';
import { listBook } from './list-book.ts';
import { noteReckoning, type Reckoning } from './list-guests.ts';
import { persistentAtom } from './persistent.ts';
import { storage } from './storage.ts';
import { notify } from './toasts.ts';
import { $wishlist, undoOf, wishlist } from './wishlist.ts';

export type PlannedByList = ByList<PlannedLine>;

const KEY = 'woodward:planned';

/** One object, so that comparison by identity sees no change. */
export const NOTHING_PLANNED: PlannedByList = {};

export const $planned = persistentAtom<PlannedByList>(KEY, NOTHING_PLANNED, {
  encode: JSON.stringify,
  decode: decodePlanned,
});

/**
 * Puts a plan on the list in place of the earlier plan, with undo; the toast names quantities that stay as the visitor
 * set them.
 * @param source where the plan was made, remembered with its quantities (@lists.guests)
 * @param gaps names of what the shop lacks, for the toast
 */
export function addPlan(
  plan: Wishlist,
  source: Omit<Reckoning, 'lines'>,
  gaps: readonly string[] = [],
): void {
  const { active } = listBook();
  const own = wishlist();
  const earlier = storedPlans()[active] ?? [];
  const { list, planned, kept, leftOut } = replacePlanned(own, earlier, plan);
  const added = list.filter((line) => !findLine(own, line)).length;
  const removed = own.filter((line) => !findLine(list, line)).length;
  const changed = own.filter((line) => {
    const after = findLine(list, line);
    return after && after.quantity !== line.quantity;
  }).length;
  savePlannedLines(active, planned);
  const forgetReckoning = noteReckoning({ ...source, lines: plan });
  const keptSentence = keptText(kept);
  if (added + changed + removed === 0) {
    if (leftOut.length > 0) notify(TOASTS.wishlistFull);
    else
      notify(keptSentence === '' ? TOASTS.listAlreadyThere : info(nothingToChange, keptSentence));
    return;
  }
  const action = undoOf(own, list, () => {
    savePlannedLines(active, earlier);
    forgetReckoning();
  });
  $wishlist.set(list);
  const names = leftOut.map(({ name }) => name);
  notify({ ...planAdded({ added, changed, removed }, names, gaps, keptSentence), action });
}

function savePlannedLines(list: string, planned: readonly PlannedLine[]): void {
  $planned.set({ ...storedPlans(), [list]: planned });
}

/** Reads from storage, because another tab's change may not have been delivered yet. */
function storedPlans(): PlannedByList {
  const text = storage[KEY];
  return text === undefined ? NOTHING_PLANNED : decodePlanned(text);
}

function decodePlanned(text: string): PlannedByList {
  return decodeByList(text, isPlannedLine);
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
