/** Creates, renames, switches and deletes the lists of a device (@lists.names). */
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
  const lists = book.lists.map((list) => (list.id === id ? { ...list, name } : list));
  $listBook.set({ ...book, lists });
  return true;
}

/** Does nothing if the list is gone or active. */
export function switchList(id: string): void {
  const book = listBook();
  const list = book.lists.find((other) => other.id === id);
  if (list && id !== book.active) show(book, list);
}

/** Deletes the active list, with undo, and activates the list before it, of the first list the next; a device's only list stays. */
export function deleteActiveList(): void {
  const book = listBook();
  const index = book.lists.findIndex(({ id }) => id === book.active);
  const deleted = book.lists[index];
  const neighbor = book.lists[index === 0 ? 1 : index - 1];
  if (!deleted || !neighbor) return;
  const lines = wishlist();
  const others = book.lists.filter((list) => list !== deleted);
  $listBook.set({ active: neighbor.id, lists: others });
  $wishlist.set(neighbor.lines);
  const run = () => restore({ ...deleted, lines }, index);
  notify({ ...TOASTS.listDeleted(deleted.name), action: { label: UNDO, run } });
}

function restore(list: NamedList, index: number): void {
  const book = listBook();
  if (book.lists.some(({ id }) => id === list.id)) return;
  if (book.lists.length >= MAX_LISTS) return notify(TOASTS.listsFull);
  show({ ...book, lists: book.lists.toSpliced(index, 0, list) }, list);
}

/** Stores the lines of the active list in the book and activates another list. */
function show(book: ListBook, { id, lines }: NamedList): void {
  const shown: Wishlist = wishlist();
  const lists = book.lists.map((list) =>
    list.id === book.active ? { ...list, lines: shown } : list,
  );
  $listBook.set({ active: id, lists });
  $wishlist.set(lines);
}
