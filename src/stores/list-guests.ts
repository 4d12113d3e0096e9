/**
 * For how many guests quantities on the lists were worked out, so that a list can say which are outdated
 * (@lists.guests).
 */
import type { Wishlist, WishlistLine } from '#domain/wishlist.ts';
import { decodeByList, type ByList } from './by-list.ts';
import { listBook } from './list-book.ts';
import { persistentAtom } from './persistent.ts';
import { storage } from './storage.ts';

type ReckonedLine = Pick<WishlistLine, 'id' | 'quantity'>;

/** Where quantities came from: the planner, a room or a product page. */
export interface Reckoning {
  name: string;
  /** Address at which quantities can be worked out again; empty: nowhere but on the list. */
  href: string;
  guests: number;
  /** Calculated quantities; a line with another quantity was changed by the visitor. */
  lines: readonly ReckonedLine[];
}

/** For each list the latest reckoning of each name. */
type ReckoningsByList = ByList<Reckoning>;

const KEY = 'woodward:list-guests';

/** One object, so that comparison by identity sees no change. */
export const NOTHING_RECKONED: ReckoningsByList = {};

export const $reckonings = persistentAtom<ReckoningsByList>(KEY, NOTHING_RECKONED, {
  encode: JSON.stringify,
  decode: decodeReckonings,
});

/**
 * Remembers where quantities of the active list came from, in place of an earlier reckoning of the same name.
 * @param list on which the earlier reckoning stays in place while a line of it stands there as worked out, and is not
 *   worked out alike now; none: it never stays
 * @returns the undo, which restores the earlier reckoning
 */
export function noteReckoning(
  { name, href, guests, lines }: Reckoning,
  list: Wishlist = [],
): () => void {
  const { active } = listBook();
  const reckoned = lines.map(({ id, quantity }) => ({ id, quantity }));
  const replaceBy = (reckonings: readonly Reckoning[]) =>
    save(active, (stored) => [...stored.filter((other) => other.name !== name), ...reckonings]);
  const before = storedReckonings()[active]?.filter((other) => other.name === name) ?? [];
  const stays = before.some((earlier) =>
    earlier.lines.some((line) => isOn(list, line) && !isOn(reckoned, line)),
  );
  if (!stays) replaceBy([{ name, href, guests, lines: reckoned }]);
  return () => replaceBy(before);
}

/** Marks all quantities of the active list as right for this number of guests. */
export function keepQuantities(guests: number): void {
  save(listBook().active, (stored) => stored.map((reckoning) => ({ ...reckoning, guests })));
}

/** @returns reckonings for another number of guests of which a line is still on the list as worked out */
export function outdated(
  reckonings: readonly Reckoning[],
  list: Wishlist,
  guests: number,
): Reckoning[] {
  return reckonings.filter(
    (reckoning) => reckoning.guests !== guests && reckoning.lines.some((line) => isOn(list, line)),
  );
}

/** @returns the address at which a reckoning can be repeated for another number of guests; empty: none */
export function placeFor({ href }: Reckoning, guests: number): string {
  const [path = '', query] = href.split('?');
  if (query === undefined) return path;
  const params = new URLSearchParams(query);
  params.set('guests', String(guests));
  return `${path}?${params.toString()}`;
}

function isOn(list: readonly ReckonedLine[], { id, quantity }: ReckonedLine): boolean {
  return list.some((line) => line.id === id && line.quantity === quantity);
}

function save(list: string, change: (stored: readonly Reckoning[]) => readonly Reckoning[]): void {
  const { lists } = listBook();
  const stored = storedReckonings();
  // Drops reckonings of deleted lists.
  const kept = lists.map(({ id }) => [id, stored[id] ?? []] as const);
  $reckonings.set({ ...Object.fromEntries(kept), [list]: change(stored[list] ?? []) });
}

/** Reads from storage, because another tab's change may not have been delivered yet. */
function storedReckonings(): ReckoningsByList {
  return decodeReckonings(storage[KEY] ?? '{}');
}

function decodeReckonings(text: string): ReckoningsByList {
  return decodeByList(text, isReckoning);
}

function isReckoning(value: unknown): value is Reckoning {
  const { name, href, guests, lines } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    typeof name === 'string' &&
    typeof href === 'string' &&
    // Never a script or another site.
    /^(?:\/(?!\/)|$)/.test(href) &&
    Number.isInteger(guests) &&
    Array.isArray(lines) &&
    lines.every(isReckonedLine)
  );
}

function isReckonedLine(value: unknown): value is ReckonedLine {
  const { id, quantity } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof id === 'string' && Number.isInteger(quantity);
}
