/** Reads the notes of lines from a request's message; apart from `quote-message.ts`, which a form needs at once. */
import { MAX_LENGTH } from './limits.ts';
import { NOTES_HEADING } from './texts.ts';
import type { WishlistLine } from './wishlist.ts';

const NOTES_START = `\n${NOTES_HEADING}\n`;

/** @returns each line's note, in the order of `lines`; empty for none */
export function lineNotes(message: string, lines: readonly Pick<WishlistLine, 'name'>[]): string[] {
  const start = message.lastIndexOf(NOTES_START);
  // Notes end a message, in the order of the lines, each at most once.
  const noted = start === -1 ? [] : message.slice(start + NOTES_START.length).split('\n');
  let next = 0;
  return lines.map(({ name }) => {
    const prefix = `${name}: `;
    const place = noted.findIndex((text, index) => index >= next && text.startsWith(prefix));
    if (place === -1) return '';
    next = place + 1;
    return noted[place]?.slice(prefix.length, prefix.length + MAX_LENGTH.lineNote) ?? '';
  });
}
