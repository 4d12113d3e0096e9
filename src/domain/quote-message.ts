import { EMPTY_LIST, LIST_HEADING, NO_DETAILS } from './texts.ts';
import type { Wishlist, WishlistLine } from './wishlist.ts';

type ListedLine = Pick<WishlistLine, 'name' | 'quantity'>;

/**
 * The message of a quote request (@checkout.message): the details, then a line `Wishlist Items:`
 * and the list as `name (Qty: n)`, comma-separated.
 * @param details what the visitor typed about the event, may be empty
 * @param list the wishlist at the moment of sending
 */
export function quoteMessage(details: string, list: Wishlist): string {
  const text = details.trim() || NO_DETAILS;
  return text + listBlock(list);
}

function listBlock(list: readonly ListedLine[]): string {
  const items = list.map((line) => `${line.name} (Qty: ${line.quantity})`).join(', ');
  return `\n${LIST_HEADING}\n${items || EMPTY_LIST}`;
}

/**
 * Removes the list at the end of a stored message, for screens that show the list next to it.
 * @param lines sent with the message; only these are removed, never the visitor's own words
 */
export function messageWithoutList(message: string, lines: readonly ListedLine[]): string {
  const block = listBlock(lines);
  return message.endsWith(block) ? message.slice(0, -block.length) : message;
}

/** @returns the details of a message made by `quoteMessage` with these lines; empty for none */
export function typedDetails(message: string, lines: readonly ListedLine[]): string {
  const details = messageWithoutList(message, lines);
  return details === NO_DETAILS ? '' : details;
}
