/** Lists on a device (@lists.names). */
import { MAX_LISTS } from '#domain/limits.ts';
import { newId } from '#domain/uuid.ts';
import type { Wishlist } from '#domain/wishlist.ts';
import { TOASTS, UNDO } from '#site/texts/toasts.ts';
import { $listBook, listBook, listName, type ListBook, type NamedList } from './list-book.ts';
import { notify } from './toasts.ts';
import { $wishlist, wishlist } from './wishlist.ts';

/** Creates and shows an empty list. @returns false without a name or at the limit */
export function createList(typed: string): boolean {
  const name = listName(typed);
  const book = listBook();
  if (name === '' || book.lists.length >= MAX_LISTS) return false;
  const list = { id: newId(), name, lines: [] };
  show({ ...book, lists: [...book.lists, list] }, list);
  return true;
}

/** @returns false without a name */
export function renameList(id: string, typed: string): boolean {
  const name = listName(typed);
  if (name === '') return false;
  const book = listBook();
  const lists = book.lists.map((each) => (each.id === id ? { ...each, name } : each));
  $listBook.set({ ...book, lists });
  return true;
}

/** Does nothing if the list is gone or active. */
export function switchList(id: string): void {
  const book = listBook();
  const list = book.lists.find((each) => each.id === id);
  if (list && id !== book.active) show(book, list);
}

/** Deletes the active list with undo and shows the one before it; the only one stays. */
export function deleteActiveList(): void {
  const book = listBook();
  const at = book.lists.findIndex(({ id }) => id === book.active);
  const deleted = book.lists[at];
  const next = book.lists[at === 0 ? 1 : at - 1];
  if (!deleted || !next) return;
  const lines = wishlist();
  const others = book.lists.filter((each) => each !== deleted);
  $listBook.set({ active: next.id, lists: others });
  $wishlist.set(next.lines);
  const run = () => restore({ ...deleted, lines }, at);
  notify({ ...TOASTS.listDeleted(deleted.name), action: { label: UNDO, run } });
}

function restore(list: NamedList, at: number): void {
  const book = listBook();
  if (book.lists.some(({ id }) => id === list.id)) return;
  if (book.lists.length >= MAX_LISTS) return notify(TOASTS.listsFull);
  show({ ...book, lists: book.lists.toSpliced(at, 0, list) }, list);
}

/** Stores the lines of the active list and activates another. */
function show(book: ListBook, { id, lines }: NamedList): void {
  const shown: Wishlist = wishlist();
  const kept = book.lists.map((each) =>
    each.id === book.active ? { ...each, lines: shown } : each,
  );
  $listBook.set({ active: id, lists: kept });
  $wishlist.set(lines);
}
