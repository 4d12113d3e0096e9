/**
 * The wishlist: the list of rental items a visitor wants a quote for (spec §3, §4).
 * Everything here takes a list and gives a new one.
 */
import { MAX_LENGTH, MAX_QUANTITY, MAX_WISHLIST_LINES, MIN_QUANTITY } from './limits.ts';

/** One line (spec §3). A line is keyed by item and option, so one item can stand twice. */
export interface WishlistLine {
  /** Rental item's id. */
  id: string;
  /** Chosen option's name; empty when none was chosen. */
  option: string;
  /** Item's name, with the option in parentheses when there is one (spec §2). */
  name: string;
  /** Text with a dollar sign. */
  price: string;
  /** Address of the picture; empty when the item has none. */
  image: string;
  quantity: number;
}

export type Wishlist = readonly WishlistLine[];

/** What identifies a line. */
export type LineKey = Pick<WishlistLine, 'id' | 'option'>;

export type AddOutcome = 'added' | 'increased' | 'full';

/**
 * @param name item's name
 * @param option option's name, or empty
 * @returns the name of a wishlist line: `Satin Linen (108 inch)`; an overlong item name is cut, so
 *   that a full list still fits a request
 */
export function lineName(name: string, option: string): string {
  const suffix = option === '' ? '' : ` (${option})`;
  const room = MAX_LENGTH.itemName - suffix.length;
  return (name.length <= room ? name : `${name.slice(0, room - 1)}…`) + suffix;
}

/** Stands where the name of an option would, until one is chosen. */
const OPEN_OPTION = 'option to be chosen';

/**
 * @param name name of an item that has options
 * @returns the name of its line while none of them is chosen, so that neither the visitor nor
 *   whoever reads the request takes it for a choice
 */
export function openLineName(name: string): string {
  return lineName(name, OPEN_OPTION);
}

/** @returns the line with this key, or undefined */
export function findLine(list: Wishlist, key: LineKey): WishlistLine | undefined {
  return list.find((line) => isSameLine(line, key));
}

/** @returns whether any line of the item is in the list, whatever its option */
export function hasItem(list: Wishlist, id: string): boolean {
  return list.some((line) => line.id === id);
}

/**
 * Adds a line, or raises the quantity of the one that is there (spec §4).
 * @param quantity pieces to add; the specification's heart and card add 1, the product page's
 *   stepper more; what is no whole number from 1 counts as 1
 * @returns the new list and what happened; `full` leaves the list as it was
 */
export function addLine(
  list: Wishlist,
  line: Omit<WishlistLine, 'quantity'>,
  quantity: number = MIN_QUANTITY,
): { list: Wishlist; outcome: AddOutcome } {
  const pieces = isQuantity(quantity) ? quantity : MIN_QUANTITY;
  const present = findLine(list, line);
  if (present) {
    return { list: setQuantity(list, line, present.quantity + pieces), outcome: 'increased' };
  }
  if (list.length >= MAX_WISHLIST_LINES) return { list, outcome: 'full' };
  return { list: [...list, { ...line, quantity: capped(pieces) }], outcome: 'added' };
}

/** @returns the list without the line of this key */
export function removeLine(list: Wishlist, key: LineKey): Wishlist {
  return list.filter((line) => !isSameLine(line, key));
}

/**
 * Sets a line's quantity. Below 1, or not a whole number, is ignored (spec §4).
 * @returns the new list
 */
export function setQuantity(list: Wishlist, key: LineKey, quantity: number): Wishlist {
  if (!isQuantity(quantity)) return list;
  return list.map((line) =>
    isSameLine(line, key) ? { ...line, quantity: capped(quantity) } : line,
  );
}

/** @returns the sum of quantities, as the badge shows it (spec §4) */
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
