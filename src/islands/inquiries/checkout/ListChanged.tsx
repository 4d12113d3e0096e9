import type { Wishlist, WishlistLine } from '#domain/wishlist.ts';
import * as text from '#site/inquiries/form-texts.ts';
import type { SentRequest } from '#stores/forms/define.ts';

export interface ListChangedProps {
  list: Wishlist;
  sent: SentRequest;
  onStartAnew: () => void;
}

/** Above what was sent, where the list has been changed since: it looks as if that were sent too. */
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

/** Whether there is something on the list that was not sent like this. */
function isChanged(list: Wishlist, { items }: SentRequest): boolean {
  const asSent = (line: WishlistLine) =>
    items.some(({ name, quantity }) => name === line.name && quantity === line.quantity);
  return list.length > 0 && !(list.length === items.length && list.every(asSent));
}
