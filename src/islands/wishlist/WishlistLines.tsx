import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits.ts';
import type { Wishlist } from '#domain/wishlist.ts';
import { removeFromWishlist, setWishlistQuantity } from '#stores/wishlist.ts';
import { Icon } from '#ui/Icon.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { WishlistRow } from './WishlistRow.tsx';

/** The visitor's own list: quantities can be changed, lines removed (spec §2). */
export function WishlistLines({ list }: { list: Wishlist }) {
  return (
    <ul className="divide-y divide-ivory-300">
      {list.map((line) => (
        <WishlistRow key={`${line.id} ${line.option}`} line={line}>
          <QuantityStepper
            size="sm"
            label={line.name}
            value={line.quantity}
            min={MIN_QUANTITY}
            max={MAX_QUANTITY}
            onChange={(quantity) => setWishlistQuantity(line, quantity)}
          />
          <button
            type="button"
            className="grid size-11 place-items-center rounded-full text-night-600 hover:bg-ivory-200 hover:text-rose-600 print:hidden"
            aria-label={`Remove ${line.name}`}
            onClick={() => removeFromWishlist(line)}
          >
            <Icon name="trash" />
          </button>
        </WishlistRow>
      ))}
    </ul>
  );
}
