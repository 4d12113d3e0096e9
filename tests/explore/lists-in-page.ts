import { inWords, pieces, type List } from './model.ts';
import { isOtherDocument, type Outcome } from './moment.ts';
import { listsAfter } from './outcome.ts';

/**
 * Where the storage is broken, the list lives in the page: of those that it may be now, the one that the
 * badges show, which hearts and rows have to agree with. Another page knows what the device has.
 * @returns what the list may be; `after.stored` is one of them
 */
export function listsInPage(outcome: Outcome): List[] {
  const { world, here, before, after } = outcome;
  const lists = listsAfter(outcome);
  if (world.storage === 'works') return lists;
  if (isOtherDocument({ before, after })) {
    world.drafts.clear();
    return world.storage === 'emptied' ? [after.stored, ...lists] : [after.stored];
  }
  // What nobody has touched has not read it yet.
  if (here.isFresh) lists.push(...listsAfter({ ...outcome, world: { ...world, list: [] } }));
  const matching = lists.filter((list) => pieces(list) === after.badges?.[0]);
  // Of two with as many pieces, the one whose lines are shown, if they are.
  const lines = inWords(after.panel?.lines ?? []);
  const shown = matching.find((list) => inWords(list) === lines) ?? matching[0];
  after.stored = [...(shown ?? lists[0] ?? [])];
  return lists;
}
