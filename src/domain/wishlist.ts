/** The wishlist: the rental items a visitor wants a quote for (@wishlist.line). */
import { MAX_LENGTH, MAX_QUANTITY, MAX_WISHLIST_LINES, MIN_QUANTITY } from './limits.ts';
import { parsePriceCents } from './money.ts';
import { OPEN_OPTION, STARTING_AT } from './texts.ts';

/** One line (@wishlist.line), keyed by item and option, so an item can have several. */
export interface WishlistLine {
  /** Rental item's id. */
  id: string;
  /** Chosen option's name; empty when none was chosen. */
  option: string;
  /** Item's name, with the option in parentheses when there is one (@product.add). */
  name: string;
  /** Text with a dollar sign. */
  price: string;
  /** Address of the image; empty when the item has none. */
  image: string;
  quantity: number;
  /** Pieces in stock, of the option if it is counted apart, else of the item; absent or 0 when unknown. */
  availability?: number;
  /** What the visitor noted beside it; absent for nothing (@wishlist.note). */
  note?: string;
}

export type Wishlist = readonly WishlistLine[];

export type LineKey = Pick<WishlistLine, 'id' | 'option'>;

export type AddOutcome = 'added' | 'increased' | 'full';

/**
 * @returns the name of a wishlist line: `Satin Linen (108 inch)`; a long item name is cut, so that
 *   a full list still fits in a request
 */
export function lineName(name: string, option: string): string {
  const suffix = option === '' ? '' : ` (${option})`;
  const room = MAX_LENGTH.itemName - suffix.length;
  return (name.length <= room ? name : `${name.slice(0, room - 1)}…`) + suffix;
}

/** @returns the item's name, without the option that `lineName` appended */
export function itemName({ name, option }: Pick<WishlistLine, 'name' | 'option'>): string {
  const suffix = ` (${option})`;
  return option !== '' && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

/** @returns the line's name while no option is chosen, so that nobody takes it for a choice */
export function openLineName(name: string): string {
  return lineName(name, OPEN_OPTION);
}

/** @returns the line with this key, or undefined */
export function findLine(list: Wishlist, key: LineKey): WishlistLine | undefined {
  return list.find((line) => isSameLine(line, key));
}

/** @returns whether the list has a line of the item, with any option */
export function hasItem(list: Wishlist, id: string): boolean {
  return list.some((line) => line.id === id);
}

/** @returns pieces of the item in the list, all options together */
export function itemQuantity(list: Wishlist, id: string): number {
  return totalQuantity(list.filter((line) => line.id === id));
}

/**
 * Adds a line, or increases the quantity of the existing one (@wishlist.increase) and updates its
 * name, price and image.
 * @param quantity pieces to add; anything but a positive integer counts as 1
 * @returns the new list and the outcome; `full` leaves the list unchanged
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
    const changed = list.map((each) => (each === present ? raised : each));
    return { list: changed, outcome: 'increased' };
  }
  if (list.length >= MAX_WISHLIST_LINES) return { list, outcome: 'full' };
  return { list: [...list, { ...line, quantity: capped(pieces) }], outcome: 'added' };
}

/** @returns the list without the line of this key */
export function removeLine(list: Wishlist, key: LineKey): Wishlist {
  return list.filter((line) => !isSameLine(line, key));
}

/** @returns the list without the item's lines, with any option */
export function removeItem(list: Wishlist, id: string): Wishlist {
  return list.filter((line) => line.id !== id);
}

/**
 * Merges another list into this one. A line in both keeps its place and gets the larger quantity,
 * so that the operation is idempotent.
 * @returns the new list, and the lines that did not fit
 */
export function addMissing(
  list: Wishlist,
  other: Wishlist,
): { list: Wishlist; leftOut: WishlistLine[] } {
  const raised = list.map((line) => {
    const wanted = findLine(other, line)?.quantity ?? 0;
    return wanted > line.quantity ? { ...line, quantity: wanted } : line;
  });
  const missing = other.filter((line) => !findLine(list, line));
  const room = Math.max(0, MAX_WISHLIST_LINES - list.length);
  return { list: [...raised, ...missing.slice(0, room)], leftOut: missing.slice(room) };
}

/** @returns the list with the quantity; unchanged unless a positive integer (@wishlist.minimum) */
export function setQuantity(list: Wishlist, key: LineKey, quantity: number): Wishlist {
  if (!isQuantity(quantity)) return list;
  return list.map((line) =>
    isSameLine(line, key) ? { ...line, quantity: capped(quantity) } : line,
  );
}

/**
 * Notes something beside a line (@wishlist.note).
 * @param note kept beyond what may be sent, which the forms refuse (@form.length); empty removes it
 */
export function setNote(list: Wishlist, key: LineKey, note: string): Wishlist {
  return list.map((line) => {
    if (!isSameLine(line, key)) return line;
    const { note: _, ...rest } = line;
    const text = note.slice(0, MAX_LENGTH.message);
    return text === '' ? rest : { ...rest, note: text };
  });
}

/**
 * Chooses the option of a line that had none (@wishlist.choose-option). A line with that option gets
 * the pieces added; the note goes along.
 * @param chosen the item with its option, as it is today
 */
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
  return list.filter((each) => each !== present).map((each) => (each === open ? line : each));
}

/** @returns what a line comes to in cents; null without a price that can be read */
export function lineCents({ price, quantity }: Pick<WishlistLine, 'price' | 'quantity'>) {
  const cents = parsePriceCents(price);
  // A price of 0 means that staff have not priced the item.
  return cents ? cents * quantity : null;
}

/** @returns the sum of quantities, shown in the badge (@header.badge) */
export function totalQuantity(list: Wishlist): number {
  return list.reduce((sum, line) => sum + line.quantity, 0);
}

function isSameLine(a: LineKey, b: LineKey): boolean {
  return a.id === b.id && a.option === b.option;
}

function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= MIN_QUANTITY;
}

function capped(quantity: number): number {
  return Math.min(quantity, MAX_QUANTITY);
}

export interface Estimate {
  /** Sum of parsed prices times quantities, in cents. */
  cents: number;
  /** Names of lines whose price cannot be parsed or is 0. */
  unpriced: string[];
  /** Whether it may come to more: a price is where an item starts, or is not known. */
  isLeast: boolean;
}

/** Sums up a list as far as prices can be parsed: guidance for the visitor, not a quote. */
export function estimate(list: Wishlist): Estimate {
  const result: Estimate = { cents: 0, unpriced: [], isLeast: false };
  for (const line of list) {
    const cents = lineCents(line);
    if (cents === null) result.unpriced.push(line.name);
    else result.cents += cents;
    result.isLeast ||= cents === null || line.price.startsWith(STARTING_AT);
  }
  return result;
}
