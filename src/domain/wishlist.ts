import { MAX_LENGTH, MAX_QUANTITY, MAX_WISHLIST_LINES, MIN_QUANTITY } from './limits.ts';
/**
 * The wishlist: the list of rental items a visitor wants a quote for (@wishlist.line).
 * Everything here takes a list and gives a new one.
 */
import { parsePriceCents } from './money.ts';
import { OPEN_OPTION } from './texts.ts';

/** One line (@wishlist.line). A line is keyed by item and option, so one item can stand twice. */
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
  /** Pieces of the item that the shop owns, all options together; absent or 0: nobody has counted. */
  availability?: number;
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

/** @returns the item's name of a line, without the option that `lineName` put behind it */
export function itemName({ name, option }: Pick<WishlistLine, 'name' | 'option'>): string {
  const suffix = ` (${option})`;
  return option !== '' && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

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

/** @returns pieces of the item in the list, all its options together */
export function itemQuantity(list: Wishlist, id: string): number {
  return totalQuantity(list.filter((line) => line.id === id));
}

/**
 * Adds a line, or raises the quantity of the one that is there (@wishlist.increase), which takes on
 * name, price and image as they are today.
 * @param quantity pieces to add; heart and card add 1, the product page's
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
    const raised = { ...present, ...line, quantity: capped(present.quantity + pieces) };
    return {
      list: list.map((each) => (each === present ? raised : each)),
      outcome: 'increased',
    };
  }
  if (list.length >= MAX_WISHLIST_LINES) return { list, outcome: 'full' };
  return { list: [...list, { ...line, quantity: capped(pieces) }], outcome: 'added' };
}

/** @returns the list without the line of this key */
export function removeLine(list: Wishlist, key: LineKey): Wishlist {
  return list.filter((line) => !isSameLine(line, key));
}

/** @returns the list without the item's lines, whatever their option */
export function removeItem(list: Wishlist, id: string): Wishlist {
  return list.filter((line) => line.id !== id);
}

/**
 * Brings what another list has and this one lacks. A line that both have keeps its place and takes the
 * larger quantity, so that taking the same list twice changes nothing the second time.
 * @returns the new list, and the lines that found no room
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

/**
 * Sets a line's quantity. Below 1, or not a whole number, is ignored (@wishlist.minimum).
 * @returns the new list
 */
export function setQuantity(list: Wishlist, key: LineKey, quantity: number): Wishlist {
  if (!isQuantity(quantity)) return list;
  return list.map((line) =>
    isSameLine(line, key) ? { ...line, quantity: capped(quantity) } : line,
  );
}

/** @returns the sum of quantities, as the badge shows it (@header.badge) */
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
  /** Sum of the readable prices times their quantities, in cents. */
  cents: number;
  /** Names of lines whose price cannot be read, or is 0. */
  unpriced: string[];
}

/** What a list comes to, as far as prices can be read: a guide for the visitor, never a quote. */
export function estimate(list: Wishlist): Estimate {
  const result: Estimate = { cents: 0, unpriced: [] };
  for (const line of list) {
    const cents = parsePriceCents(line.price);
    // Nothing is rented for nothing: such an item is to be priced.
    if (!cents) result.unpriced.push(line.name);
    else result.cents += cents * line.quantity;
  }
  return result;
}

/** Where and in which form the list lies in the device's storage. */
export const WISHLIST_KEY = 'woodward:wishlist';
export const WISHLIST_VERSION = 1;
