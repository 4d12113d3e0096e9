/** The text beside a quantity; not with the other texts of lists, because pages need it earlier than those. */
import { isShort, exceedsAnswer, type DayAnswer } from '#domain/availability.ts';
import { MAX_QUANTITY } from '#domain/limits.ts';
import { confirmText, shortText } from '../stock/texts.ts';

export interface RequestedQuantity {
  quantity: number;
  /** Pieces that all lines of the item take from the same stock; default: `quantity`. */
  ofItem?: number;
  /** Pieces owned; 0: not counted. */
  availability: number;
  /** The answer for the day of the event; undefined: unknown. */
  answer?: DayAnswer | undefined;
}

/** @returns a note beside a quantity, which never refuses it: a sentence or two, or empty */
export function quantityNote({
  quantity,
  ofItem = quantity,
  availability,
  answer,
}: RequestedQuantity): string {
  if (quantity >= MAX_QUANTITY) {
    return `${grouped(MAX_QUANTITY)} is the most you can request online. Need more? Give us a call.`;
  }
  if (answer !== undefined && isShort(answer, ofItem)) return shortText(answer);
  const together = ofItem > quantity ? ' across all options' : '';
  if (availability > 0 && ofItem > availability) {
    return `We own ${grouped(availability)}${together}. We’ll source the rest or suggest an alternative.`;
  }
  if (answer === undefined || !exceedsAnswer(answer, ofItem)) return '';
  return confirmText(`${grouped(ofItem)}${together}`, availability > 0);
}

/**
 * @returns what the note says in a word: the shop's own pieces are too few, nothing is known of that day, or neither;
 * without a date, more than is owned is too few
 */
export function shortage({
  quantity,
  ofItem = quantity,
  availability,
  answer,
}: RequestedQuantity): 'short' | 'ask' | 'none' {
  if (answer === 'ask') return 'ask';
  const isBeyondOwned = availability > 0 && ofItem > availability;
  return isBeyondOwned || (answer !== undefined && isShort(answer, ofItem)) ? 'short' : 'none';
}

function grouped(pieces: number): string {
  return pieces.toLocaleString('en-US');
}
