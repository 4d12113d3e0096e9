/**
 * What the wishlist should hold, told by what was pressed: a second, plain implementation of its
 * rules (spec §4) that shares no code with the first.
 */
export interface Line {
  /** Item's id. */
  id: string;
  /** Chosen option's name; empty when there is none. */
  option: string;
  /** As it is shown, with the option in parentheses. */
  name: string;
  price: string;
  quantity: number;
}

export type List = readonly Line[];

const MOST_PIECES = 9_999;
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
export function toggleHeart(list: List, item: Line): List {
  const others = list.filter(({ id }) => id !== item.id);
  return others.length < list.length ? others : add(list, { ...item, option: '', quantity: 1 });
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

/** Takes back a removal: what went comes back, and nothing else changes. */
export function undoRemoval(list: List, gone: List): List {
  return [...list, ...gone.filter((line) => !has(list, line))];
}

/** @returns the lines of the first list that the second has not */
export function without(list: List, others: List): List {
  return list.filter((line) => !has(others, line));
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

/** @returns what the priced lines come to, in cents */
export function cents(list: List): number {
  return list.reduce((sum, { price, quantity }) => sum + quantity * priceCents(price), 0);
}

/** `$1,250.00` in cents; what is no price counts nothing. */
function priceCents(price: string): number {
  const [, dollars, rest = ''] = /^\$([\d,]+)(?:\.(\d{1,2}))?$/.exec(price) ?? [];
  if (dollars === undefined) return 0;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0'));
}

/** @returns the list in words that two equal lists share, in whatever order */
export function inWords(list: readonly Pick<Line, 'name' | 'quantity'>[]): string {
  const lines = list.map(({ name, quantity }) => `${quantity} × ${name}`);
  return lines.toSorted().join(', ') || 'nothing';
}
