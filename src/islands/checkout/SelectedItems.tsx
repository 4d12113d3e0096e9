import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits.ts';
import type { Wishlist } from '#domain/wishlist.ts';
import { itemImage } from '#site/item-image.ts';
import { removeFromWishlist, setWishlistQuantity } from '#stores/wishlist.ts';
import { Icon } from '#ui/Icon.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';

/** The Selected Items panel (spec §2). A broken picture is replaced by the page script. */
export function SelectedItems({ list }: { list: Wishlist }) {
  return (
    <section
      aria-labelledby="selected-items"
      className="rounded-lg bg-ivory-100 p-6 lg:sticky lg:top-26"
    >
      <h2 id="selected-items" className="text-xl">
        Selected Items
      </h2>
      <p className="mt-1 text-sm text-night-600">
        {`You have ${list.length} item(s) in your wishlist`}
      </p>
      <ul className="mt-5 divide-y divide-ivory-300">
        {list.map((line) => (
          <li key={`${line.id} ${line.option}`} className="flex gap-4 py-4">
            <img
              {...itemImage({ url: line.image, alt: '', color: '' }, 320)}
              alt=""
              width={80}
              height={80}
              className="size-20 rounded-sm bg-ivory-200 object-cover"
            />
            <div className="min-w-0 flex-1">
              <p className="font-semibold leading-snug">{line.name}</p>
              <p className="text-sm text-night-600">{line.price}</p>
              <div className="mt-2 flex items-center justify-between">
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
                  className="grid size-11 place-items-center rounded-full text-night-600 hover:bg-ivory-200 hover:text-rose-600"
                  aria-label={`Remove ${line.name}`}
                  onClick={() => removeFromWishlist(line)}
                >
                  <Icon name="trash" />
                </button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
