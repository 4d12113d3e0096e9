/**
 * A device's lists by name (@lists.names). The lines of the active list are the wishlist itself, which has its own key
 * and format (`wishlist-codec.ts`): without this book a device has one list, and scripts that do not know the
 * book use the active list.
 */
import { MAX_LENGTH, MAX_LISTS } from '#domain/limits.ts';
import type { Wishlist } from '#domain/wishlist.ts';
import { listTitleOfFirst } from '#site/texts/common.ts';
import { persistentAtom } from './persistent.ts';
import { storage } from './storage.ts';
import { decodeWishlist, encodeWishlist } from './wishlist-codec.ts';

export interface NamedList {
  id: string;
  name: string;
  /** Outdated for the active list: its lines when it became active. */
  lines: Wishlist;
}

export interface ListBook {
  active: string;
  /** At least one. */
  lists: readonly NamedList[];
}

const KEY = 'woodward:lists';
const VERSION = 1;
const FIRST_ID = 'first';

/** Default; one object, so that comparison by identity sees no change. */
export const FIRST_BOOK: ListBook = {
  active: FIRST_ID,
  lists: [{ id: FIRST_ID, name: listTitleOfFirst, lines: [] }],
};

export const $listBook = persistentAtom<ListBook>(KEY, FIRST_BOOK, {
  encode: encodeBook,
  decode: decodeBook,
});

/** Reads from storage, because another tab's change may not have been delivered yet. */
export function listBook(): ListBook {
  const text = storage[KEY];
  return text === undefined ? FIRST_BOOK : decodeBook(text);
}

export function encodeBook({ active, lists }: ListBook): string {
  const stored = lists.map(({ id, name, lines }) => ({ id, name, list: encodeWishlist(lines) }));
  return JSON.stringify({ version: VERSION, active, lists: stored });
}

/** Skips unreadable lists; a later version counts as unreadable. */
export function decodeBook(text: string): ListBook {
  try {
    const stored = JSON.parse(text) as { version?: unknown; active?: unknown; lists?: unknown };
    if (stored.version !== VERSION || !Array.isArray(stored.lists)) return FIRST_BOOK;
    const lists = stored.lists.flatMap(readable);
    const unique = lists.filter(
      ({ id }, index) => lists.findIndex((list) => list.id === id) === index,
    );
    const [first] = unique;
    if (!first) return FIRST_BOOK;
    const active = unique.find(({ id }) => id === stored.active) ?? first;
    return { active: active.id, lists: unique.slice(0, MAX_LISTS) };
  } catch {
    return FIRST_BOOK;
  }
}

function readable(value: unknown): NamedList[] {
  const { id, name, list } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (typeof id !== 'string' || id === '' || id.length > MAX_LENGTH.itemId) return [];
  if (typeof name !== 'string' || typeof list !== 'string') return [];
  return [{ id, name: listName(name) || listTitleOfFirst, lines: decodeWishlist(list) }];
}

/** @returns the name on one line, cut to the limit; empty for blanks */
export function listName(typed: string): string {
  return typed.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH.listName);
}

export function activeList({ active, lists }: ListBook): NamedList {
  // `decodeBook` guarantees at least one list.
  return lists.find(({ id }) => id === active) ?? (lists[0] as NamedList);
}

/** Changes the lines of an inactive list, if it still exists. */
export function changeStoredList(id: string, change: (lines: Wishlist) => Wishlist): void {
  const book = listBook();
  $listBook.set({
    ...book,
    lists: book.lists.map((list) =>
      list.id === id ? { ...list, lines: change(list.lines) } : list,
    ),
  });
}
