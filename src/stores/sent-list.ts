import { atom, type ReadableAtom } from 'nanostores';
import type { ContactRequestInput } from '#contracts/inquiries/request.ts';
import { RESTORE_LIST } from '#site/texts/toasts.ts';
import { changeQuietly, undoOf, wishlist } from './wishlist.ts';

type SentItems = NonNullable<ContactRequestInput['wishlistItems']>;

/** Puts sent items back on the list, only once, because toast and panel both offer it. */
export interface RestoreList {
  label: string;
  run: () => void;
  $isDone: ReadableAtom<boolean>;
}

/**
 * Removes sent items from the wishlist, without a toast (@wishlist.clear); items added or changed during the request
 * stay.
 * @returns the undo; undefined: no items were sent
 */
export function removeSentItems(sent: SentItems): RestoreList | undefined {
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
