/**
 * Taking a list off the device once it was sent, with a way back.
 */
import type { ContactRequestInput } from '#contracts/inquiry.ts';
import type { NoticeText } from '#site/notice-text.ts';
import { changeQuietly, undoOf, wishlist } from './wishlist.ts';

type SentItems = NonNullable<ContactRequestInput['wishlistItems']>;

/**
 * Takes from the wishlist what was sent. What was added or changed while it was under way stays: it
 * is in no request. Silent (spec §4): that the request was sent is said instead.
 * @returns what puts it back; undefined where nothing was sent
 */
export function takeSentItems(sent: SentItems): NoticeText['action'] {
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
  return undoOf(before, wishlist());
}
