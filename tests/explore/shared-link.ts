/** Links to lists that other people have put together. */
import { isLinkedOption, readWishlistLink, wishlistLink } from '#site/lists/wishlist-link.ts';
import type { Line, List } from './model.ts';
import type { Random } from './random.ts';

/** An item that has left the shop. */
const GONE = '00000000-0000-4000-8000-000000000000';

/** @returns the path of a list with some of the lines that were met, now and then one that is gone */
export function sharedPath(random: Random, met: List): string | null {
  const lines = met.filter(() => random.next() < 0.3).slice(0, 20);
  if (lines.length === 0) return null;
  const first = random.next() < 0.2 ? [{ ...lines[0], id: GONE, option: '' } as Line] : [];
  const chosen = [...first, ...lines].map((line) => ({
    ...line,
    image: '',
    quantity: 1 + random.below(30),
  }));
  return wishlistLink(chosen, '');
}

/**
 * @param fragment of an address
 * @param met lines that are known, with their names
 * @returns what a link's list must show; null for what is no such link, or holds what was never met
 */
export function linkedLines(fragment: string, met: List): List | null {
  const link = readWishlistLink(fragment);
  if (link === null || link === 'broken') return null;
  const lines: Line[] = [];
  for (const { short, option, quantity } of link) {
    if (GONE.endsWith(short)) continue;
    const known = met.find(
      (line) => line.id.endsWith(short) && isLinkedOption(line.option, option),
    );
    if (!known) return null;
    lines.push({ ...known, quantity });
  }
  return lines;
}
