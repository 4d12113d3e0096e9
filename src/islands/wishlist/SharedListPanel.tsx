import type { Wishlist } from '#domain/wishlist.ts';
import { NOTICES } from '#site/notices.ts';
import { notify } from '#stores/notices.ts';
import { takeOver } from '#stores/shared-list.ts';
import { openWishlist } from '#stores/wishlist-panel.ts';
import { Modal } from '#ui/Modal.tsx';
import { EstimateLine } from './EstimateLine.tsx';
import { WishlistRow } from './WishlistRow.tsx';

export interface SharedListPanelProps {
  list: Wishlist;
  onClose: () => void;
}

/** A list that came with the address: to look at, and to take over. */
export function SharedListPanel({ list, onClose }: SharedListPanelProps) {
  const take = () => {
    takeOver(list);
    notify(NOTICES.listTakenOver);
    openWishlist();
  };
  return (
    <Modal title="A Shared Wishlist" placement="side" className="print-me" onClose={onClose}>
      <p className="text-night-600">
        Somebody shared this list with you. Your own list stays as it is unless you add these items.
      </p>
      <ul className="mt-2 divide-y divide-ivory-300">
        {list.map((line) => (
          <WishlistRow key={`${line.id} ${line.option}`} line={line}>
            <span className="text-sm">{`Quantity: ${line.quantity}`}</span>
          </WishlistRow>
        ))}
      </ul>
      <EstimateLine list={list} />
      <button type="button" className="mt-4 button w-full button-night print:hidden" onClick={take}>
        Add to My Wishlist
      </button>
    </Modal>
  );
}
