/**
 * What the wishlist should hold, told by what was pressed: a second, plain implementation of its
 * rules that shares no code with the first.
 */
export interface Line {
  /** Item's id. */
  id: string;
  /** Chosen option's name; empty when there is none. */
  option: string;
  /** As it is shown, with the option in parentheses. */
  name: string;
  /** Empty: not known, because an option's own price shows only once it is in a list. */
  price: string;
  quantity: number;
}

export type List = readonly Line[];

/** What a heart stands for. */
export interface Heart {
  id: string;
  /** The item's own name. */
  name: string;
  price: string;
  /** The option that is chosen beside it, empty while none is; null where there are none. */
  option: string | null;
}

/** A change of the list, and the toast that offers the way back. */
export interface Change {
  before: List;
  after: List;
  /** Title and text of the toast; empty where it waited for an older one to go. */
  toast: string;
}

export const MOST_PIECES = 9_999;
const MOST_LINES = 60;

const isSame = (a: Line, b: Pick<Line, 'id' | 'option'>) => a.id === b.id && a.option === b.option;
const has = (list: List, line: Line) => list.some((each) => isSame(each, line));

/** Adds pieces of a line; a full list takes no new line. */
export function add(list: List, line: Line): List {
  if (!has(list, line)) return list.length < MOST_LINES ? [...list, line] : list;
  return list.map((each) =>
    isSame(each, line)
      ? { ...each, quantity: Math.min(each.quantity + line.quantity, MOST_PIECES) }
      : each,
  );
}

/** Presses an item's heart: it is added, or all its lines go. */
export function toggleHeart(list: List, heart: Heart): List {
  const others = list.filter(({ id }) => id !== heart.id);
  return others.length < list.length ? others : add(list, lineOf(heart));
}

/** @returns one piece of an item, named by its option or by the want of one */
export function lineOf({ id, name, price, option }: Heart): Line {
  const suffix = option === '' ? 'option not selected' : option;
  const shown = suffix === null ? name : `${name} (${suffix})`;
  return { id, option: option ?? '', name: shown, price: option ? '' : price, quantity: 1 };
}

/** Adds pieces of a chosen option: the line that still had one to be chosen goes. */
export function addChosen(list: List, line: Line): List {
  const isOpen = (each: Line) => line.option !== '' && each.id === line.id && each.option === '';
  return add(
    list.filter((each) => !isOpen(each)),
    line,
  );
}

/** Removes the line that is shown with this name. */
export function remove(list: List, name: string): List {
  return list.filter((line) => line.name !== name);
}

/** Sets the quantity of the line that is shown with this name; what is no quantity is ignored. */
export function setQuantity(list: List, name: string, quantity: number): List {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST_PIECES) return list;
  return list.map((line) => (line.name === name ? { ...line, quantity } : line));
}

/**
 * Takes a change back, line by line: what it removed is there again, what it added goes, a quantity
 * that it set is the earlier one. A line that was touched since stays as it is; one that was removed
 * and came back meanwhile takes the larger quantity. A full list takes no line back.
 */
export function undo(list: List, { before, after }: Pick<Change, 'before' | 'after'>): List {
  const quantityIn = (lines: List, line: Line) =>
    lines.find((each) => isSame(each, line))?.quantity ?? 0;
  const wanted = (line: Line): number => {
    const [was, became, is] = [before, after, list].map((lines) => quantityIn(lines, line)) as [
      number,
      number,
      number,
    ];
    if (became === 0) return Math.max(was, is);
    return is === became ? was : is;
  };
  const known = [...list, ...before.filter((line) => !has(list, line))];
  return known
    .map((line) => ({ ...line, quantity: wanted(line) }))
    .filter(({ quantity }) => quantity > 0)
    .slice(0, MOST_LINES);
}

/** Takes over what a shared list has more: of a line in both, the larger quantity counts. */
export function addMissing(list: List, shared: List): List {
  return shared.reduce((known, line) => {
    const own = known.find((each) => isSame(each, line));
    if (!own) return add(known, line);
    return known.map((each) =>
      each === own ? { ...own, quantity: Math.max(own.quantity, line.quantity) } : each,
    );
  }, list);
}

/** @returns number of pieces, as the badge shows it */
export function pieces(list: List): number {
  return list.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** @returns what the priced lines come to, in cents; null where a price is not known */
export function cents(list: List): number | null {
  if (list.some(({ price }) => price === '')) return null;
  return list.reduce((sum, { price, quantity }) => sum + quantity * priceCents(price), 0);
}

/** `$1,250.00`, or where its options start, in cents; what is no price counts nothing. */
function priceCents(price: string): number {
  const [, dollars, rest = ''] = /^(?:Starting at )?\$([\d,]+)(?:\.(\d{1,2}))?$/.exec(price) ?? [];
  if (dollars === undefined) return 0;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0'));
}

/** @returns the list in words that two equal lists share, in whatever order */
export function inWords(list: readonly Pick<Line, 'name' | 'quantity'>[]): string {
  const lines = list.map(({ name, quantity }) => `${quantity} × ${name}`);
  return lines.toSorted().join(', ') || 'nothing';
}
