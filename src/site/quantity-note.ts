/** What is said beside a quantity: never that it cannot be had, only what it takes. */
import { MAX_QUANTITY } from '#domain/limits.ts';

export interface Asked {
  /** Pieces in the field. */
  quantity: number;
  /** Pieces of the item in all lines; the same, where there is one line. */
  ofItem?: number;
  /** Pieces that the shop owns; 0: nobody has counted. */
  availability: number;
}

/** @returns a sentence or two, or an empty text where nothing is to be said */
export function quantityNote({ quantity, ofItem = quantity, availability }: Asked): string {
  if (quantity >= MAX_QUANTITY) {
    return `${grouped(MAX_QUANTITY)} is the most you can request online. Need more? Give us a call.`;
  }
  if (availability === 0 || ofItem <= availability) return '';
  const owned = `We own ${grouped(availability)}${ofItem > quantity ? ' across all options' : ''}.`;
  return `${owned} We’ll source the rest or suggest an alternative.`;
}

function grouped(pieces: number): string {
  return pieces.toLocaleString('en-US');
}
