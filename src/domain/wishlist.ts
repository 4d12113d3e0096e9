import { MAX_LENGTH, MAX_QUANTITY, MAX_WISHLIST_LINES, MIN_QUANTITY } from './limits.ts';
import { parsePriceCents } from './money.ts';
import { OPEN_OPTION, STARTING_AT } from './texts.ts';

/** One line (@wishlist.line), keyed by item and option. */
export interface WishlistLine {
  id: string;
  /** Empty: none chosen. */
  option: string;
  /** With the option in parentheses (@product.add). */
  name: string;
  /** With a dollar sign. */
  price: string;
  /** Empty: none. */
  image: string;
  quantity: number;
  /** Pieces in stock, of the option if it is counted separately; absent or 0: unknown. */
  availability?: number;
  /** By the visitor (@wishlist.note). */
  note?: string;
}

export type Wishlist = readonly WishlistLine[];

/** What an estimate needs of a line, which a request has too. */
export type PricedLine = Pick<WishlistLine, 'name' | 'price' | 'quantity'>;

export type LineKey = Pick<WishlistLine, 'id' | 'option'>;

export type AddOutcome = 'added' | 'increased' | 'full';

/** @returns `Satin Linen (108 inch)`; a long item name is cut, so that a full list fits in a request */
export function lineName(name: string, option: string): string {
  const suffix = option === '' ? '' : ` (${option})`;
  const room = MAX_LENGTH.itemName - suffix.length;
  return (name.length <= room ? name : `${name.slice(0, room - 1)}…`) + suffix;
}

/** @returns the name without the option that `lineName` appended */
export function itemName({ name, option }: Pick<WishlistLine, 'name' | 'option'>): string {
  const suffix = ` (${option})`;
  return option !== '' && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

/** @returns the name with a placeholder for the option */
export function openLineName(name: string): string {
  return lineName(name, OPEN_OPTION);
}

/** @returns whether the name of a line names this option; the item may have been renamed */
export function isNamedIn(name: string, item: { name: string }, option: string): boolean {
  return name === lineName(item.name, option) || name.endsWith(` (${option})`);
}

export function findLine(list: Wishlist, key: LineKey): WishlistLine | undefined {
  return list.find((line) => isSameLine(line, key));
}

export function hasItem(list: Wishlist, id: string): boolean {
  return list.some((line) => line.id === id);
}

/** @returns pieces of the item, all options together */
export function itemQuantity(list: Wishlist, id: string): number {
  return totalQuantity(list.filter((line) => line.id === id));
}

/**
 * Adds a line, or increases the existing one (@wishlist.increase) and updates its name, price and
 * image.
 * @param quantity anything but a positive integer counts as 1
 * @returns `full`: the list is unchanged
 */
export function addLine(
  list: Wishlist,
  line: Omit<WishlistLine, 'quantity'>,
  quantity: number = MIN_QUANTITY,
): { list: Wishlist; outcome: AddOutcome } {
  const pieces = isQuantity(quantity) ? quantity : MIN_QUANTITY;
  const present = findLine(list, line);
  if (present) {
    const raised = { ...present, ...line, quantity: capped(present.quantity + pieces) };
    const changed = list.map((old) => (old === present ? raised : old));
    return { list: changed, outcome: 'increased' };
  }
  if (list.length >= MAX_WISHLIST_LINES) return { list, outcome: 'full' };
  return { list: [...list, { ...line, quantity: capped(pieces) }], outcome: 'added' };
}

export function removeLine(list: Wishlist, key: LineKey): Wishlist {
  return list.filter((line) => !isSameLine(line, key));
}

/** Removes all lines of the item, whatever their option. */
export function removeItem(list: Wishlist, id: string): Wishlist {
  return list.filter((line) => line.id !== id);
}

/** Merges two lists; a line in both keeps its place and gets the larger quantity. */
export function addMissing(
  list: Wishlist,
  other: Wishlist,
): { list: Wishlist; leftOut: WishlistLine[] } {
  const raised = list.map((line) => {
    const otherQuantity = findLine(other, line)?.quantity ?? 0;
    return otherQuantity > line.quantity ? { ...line, quantity: otherQuantity } : line;
  });
  const missing = other.filter((line) => !findLine(list, line));
  const room = Math.max(0, MAX_WISHLIST_LINES - list.length);
  return { list: [...raised, ...missing.slice(0, room)], leftOut: missing.slice(room) };
}

/** Unchanged unless the quantity is a positive integer (@wishlist.minimum). */
export function setQuantity(list: Wishlist, key: LineKey, quantity: number): Wishlist {
  if (!isQuantity(quantity)) return list;
  return list.map((line) =>
    isSameLine(line, key) ? { ...line, quantity: capped(quantity) } : line,
  );
}

/** @param note cut only beyond what a form may send (@form.length); empty removes the note (@wishlist.note) */
export function setNote(list: Wishlist, key: LineKey, note: string): Wishlist {
  return list.map((line) => {
    if (!isSameLine(line, key)) return line;
    const { note: _, ...rest } = line;
    const text = note.slice(0, MAX_LENGTH.message);
    return text === '' ? rest : { ...rest, note: text };
  });
}

/** Chooses a line's option (@wishlist.choose-option); an existing line with it gets pieces and note. */
export function chooseOption(
  list: Wishlist,
  key: LineKey,
  chosen: Omit<WishlistLine, 'quantity'>,
): Wishlist {
  const open = findLine(list, key);
  if (!open) return list;
  const present = findLine(list, chosen);
  const note = present?.note ?? open.note;
  const line = {
    ...chosen,
    quantity: capped(open.quantity + (present?.quantity ?? 0)),
    ...(note !== undefined && { note }),
  };
  return list.filter((old) => old !== present).map((old) => (old === open ? line : old));
}

/** @returns quantity times price in cents; null if the price has no amount */
export function lineCents({ price, quantity }: Pick<WishlistLine, 'price' | 'quantity'>) {
  const cents = parsePriceCents(price);
  // A price of 0 is not a price yet.
  return cents ? cents * quantity : null;
}

/** @returns the number in the badge (@header.badge) */
export function totalQuantity(list: Wishlist): number {
  return list.reduce((sum, line) => sum + line.quantity, 0);
}

export function isSameLine(a: LineKey, b: LineKey): boolean {
  return a.id === b.id && a.option === b.option;
}

function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= MIN_QUANTITY;
}

function capped(quantity: number): number {
  return Math.min(quantity, MAX_QUANTITY);
}

export interface Estimate {
  /** Sum of prices times quantities. */
  cents: number;
  /** Names of lines without a readable price. */
  unpriced: string[];
  /** The sum may be higher: a price is a starting price, or unknown. */
  isLowerBound: boolean;
}

/** Sum of readable prices: guidance for the visitor, not a quote. */
export function estimate(list: readonly PricedLine[]): Estimate {
  const result: Estimate = { cents: 0, unpriced: [], isLowerBound: false };
  for (const line of list) {
    const cents = lineCents(line);
    if (cents === null) result.unpriced.push(line.name);
    else result.cents += cents;
    result.isLowerBound ||= cents === null || line.price.startsWith(STARTING_AT);
  }
  return result;
}
