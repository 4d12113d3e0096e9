/**
 * Taking a list off the device once it was sent, with a way back.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { ContactRequestInput } from '#contracts/inquiry.ts';
import { RESTORE_LIST } from '#site/texts/toasts.ts';
import { changeQuietly, undoOf, wishlist } from './wishlist.ts';

type SentItems = NonNullable<ContactRequestInput['wishlistItems']>;

/** Puts a list that was sent back on the device, once: the toast and the panel both offer it. */
export interface TakeBack {
  label: string;
  run: () => void;
  $isDone: ReadableAtom<boolean>;
}

/**
 * Takes from the wishlist what was sent. What was added or changed while it was under way stays: it
 * is in no request. Silent (@wishlist.clear): that the request was sent is said instead.
 * @returns what puts it back; undefined where nothing was sent
 */
export function takeSentItems(sent: SentItems): TakeBack | undefined {
  if (sent.length === 0) return undefined;
  const before = wishlist();
  changeQuietly((list) =>
    list.filter(
      (line) =>
        !sent.some(
          ({ id, name, quantity }) =>
            id === line.id && name === line.name && quantity === line.quantity,
        ),
    ),
  );
  const undo = undoOf(before, wishlist());
  const $isDone = atom(false);
  const run = () => {
    if ($isDone.get()) return;
    $isDone.set(true);
    undo.run();
  };
  return { label: RESTORE_LIST, run, $isDone };
}
