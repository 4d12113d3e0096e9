import type { Wishlist, WishlistLine } from '#domain/wishlist.ts';
import * as text from '#site/inquiries/form-texts.ts';
import type { SentRequest } from '#stores/forms/define.ts';

export interface ListChangedProps {
  list: Wishlist;
  sent: SentRequest;
  onStartAnew: () => void;
}

/** Warns above a sent request that the list has changed since. */
export function ListChanged({ list, sent, onStartAnew }: ListChangedProps) {
  if (!isChanged(list, sent)) return null;
  return (
    <div role="status" className="rounded-md bg-ivory-200 p-4" data-keep-clear>
      <p className="font-semibold">{text.listChanged}</p>
      <button type="button" className="mt-3 button button-night" onClick={onStartAnew}>
        {text.sendChanged}
      </button>
    </div>
  );
}

/** Whether the list has anything that was not sent. */
function isChanged(list: Wishlist, { items }: SentRequest): boolean {
  const asSent = (line: WishlistLine) =>
    items.some(({ name, quantity }) => name === line.name && quantity === line.quantity);
  return list.length > 0 && !(list.length === items.length && list.every(asSent));
}
