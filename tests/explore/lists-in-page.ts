import { cents, pieces, type List } from './model.ts';
import { isOtherDocument, type Outcome } from './moment.ts';
import { listsAfter } from './outcome.ts';
import type { ListView, Screen } from './screen.ts';
import { linkedLines } from './shared-link.ts';

/**
 * Where the storage is broken, the list lives in the page: of those that it may be now, the one that the
 * badges show, which hearts and rows have to agree with. Another page knows what the device has, or what its address
 * brought along (@wishlist.carried), in a moment.
 * @returns what the list may be; `after.stored` is one of them
 */
export function listsInPage(outcome: Outcome): List[] {
  const { world, here, before, after } = outcome;
  const lists = listsAfter(outcome);
  if (world.storage === 'works') return lists;
  const carried = carriedLines(outcome);
  lists.push(...carried);
  if (isOtherDocument({ before, after })) {
    world.drafts.clear();
    const brought = carried.find((list) => pieces(list) === after.badges?.[0]);
    if (brought) after.stored = [...brought];
    return world.storage === 'emptied' || brought ? [after.stored, ...lists] : [after.stored];
  }
  // What nobody has touched has not read it yet.
  if (here.isFresh) lists.push(...listsAfter({ ...outcome, world: { ...world, list: [] } }));
  const matching = lists.filter((list) => pieces(list) === after.badges?.[0]);
  // Of two with as many pieces, the one whose lines or hearts are shown, if any are.
  const shown =
    matching.find((list) => hasRows(list, after.panel ?? after.checkout)) ??
    matching.find((list) => areHearts(list, after)) ??
    matching[0];
  after.stored = [...(shown ?? lists[0] ?? [])];
  return lists;
}

/** Whether the rows are those of the list, with its estimate; a folded view shows some of them. */
function hasRows(list: List, view: ListView | null): boolean {
  if (!view || view.lines.length === 0) return false;
  const { lines, isFolded, cents: sum } = view;
  const isRow = (row: ListView['lines'][number]) =>
    list.some(({ name, quantity }) => name === row.name && quantity === row.quantity);
  const isWhole = isFolded || lines.length === list.length;
  return isWhole && lines.every(isRow) && (sum === null || sum === (cents(list) ?? sum));
}

function areHearts(list: List, { hearts }: Screen): boolean {
  return hearts.every(({ id, isPressed }) => isPressed === list.some((line) => line.id === id));
}

/** @returns the list in the address of a page, or none */
function carriedLines({ world, after }: Outcome): List[] {
  const { hash } = new URL(after.url);
  const lines = linkedLines(hash.replace(/^#my-/, '#').replace(/~.*/, ''), world.met);
  return lines ? [lines] : [];
}
