import { EMPTY_LIST, LIST_HEADING, NO_DETAILS, NOTES_HEADING } from './texts.ts';
import type { Wishlist, WishlistLine } from './wishlist.ts';

type ListedLine = Pick<WishlistLine, 'name' | 'quantity'>;

/**
 * The message of a quote request (@checkout.message): the details, a line `Wishlist Items:`, the
 * list as `name (Qty: n)`, comma-separated, then the notes of lines.
 * @param details what the visitor typed about the event, may be empty
 */
export function quoteMessage(details: string, list: Wishlist): string {
  const text = details.trim() || NO_DETAILS;
  return text + listBlock(list) + notesBlock(list);
}

const NOTES_START = `\n${NOTES_HEADING}`;

/** @returns the notes of lines, one a line, to append to a message; empty without notes */
export function notesBlock(list: Wishlist): string {
  const notes = list.flatMap(({ name, note = '' }) =>
    note.trim() === '' ? [] : [`\n${name}: ${note.trim()}`],
  );
  return notes.length === 0 ? '' : NOTES_START + notes.join('');
}

function listBlock(list: readonly ListedLine[]): string {
  const items = list.map((line) => `${line.name} (Qty: ${line.quantity})`).join(', ');
  return `\n${LIST_HEADING}\n${items || EMPTY_LIST}`;
}

/** Removes the list from a stored message; notes and the visitor's own words stay. */
export function messageWithoutList(message: string, lines: readonly ListedLine[]): string {
  const { details, notes } = partsOf(message, lines);
  return details + notes;
}

/** @returns what precedes and follows the list */
function partsOf(message: string, lines: readonly ListedLine[]) {
  const block = listBlock(lines);
  if (message.endsWith(block)) return { details: message.slice(0, -block.length), notes: '' };
  const end = message.lastIndexOf(block + NOTES_START);
  if (end === -1) return { details: message, notes: '' };
  return { details: message.slice(0, end), notes: message.slice(end + block.length) };
}

/** @returns the details of a message made by `quoteMessage`; empty for none */
export function typedDetails(message: string, lines: readonly ListedLine[]): string {
  const { details } = partsOf(message, lines);
  return details === NO_DETAILS ? '' : details;
}
