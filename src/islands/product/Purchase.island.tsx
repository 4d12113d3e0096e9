import { useState } from 'react';
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits.ts';
import { lineName } from '#domain/wishlist.ts';
import type { WishlistItem } from '#site/item-card.ts';
import { addToWishlist } from '#stores/wishlist.ts';
import { HeartButton } from '#ui/HeartButton.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { Select } from '#ui/Select.tsx';
import { QuantityNote } from '../wishlist/QuantityNote.tsx';

export interface PurchaseProps {
  item: WishlistItem;
  /** Price as text with a dollar sign. */
  options: { name: string; price: string }[];
}

/** Option, quantity, Add to Quote and heart of the product page, with the bar of small screens. */
export function Purchase({ item, options }: PurchaseProps) {
  const [optionName, setOptionName] = useState('');
  const [quantity, setQuantity] = useState<number>(MIN_QUANTITY);
  const option = options.find(({ name }) => name === optionName);
  const price = option?.price ?? item.price;

  const add = () => {
    const line = { ...item, option: optionName, name: lineName(item.name, optionName), price };
    addToWishlist(line, quantity);
  };

  return (
    <div className="needs-script mt-8 space-y-6">
      {options.length > 0 && (
        <div className="max-w-sm">
          <label htmlFor="option" className="mb-1.5 block text-sm font-semibold">
            Select Option:
          </label>
          <Select
            id="option"
            placeholder="Choose an option"
            items={options.map(({ name, price: each }) => ({
              value: name,
              label: `${name} - ${each}`,
            }))}
            value={optionName}
            onChange={(event) => setOptionName(event.target.value)}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <QuantityStepper
          label={item.name}
          value={quantity}
          min={MIN_QUANTITY}
          max={MAX_QUANTITY}
          onChange={setQuantity}
        />
        <button type="button" className="button px-8 button-night" onClick={add}>
          Add to Quote
        </button>
        <HeartButton
          name={item.name}
          item={JSON.stringify(item)}
          className="border border-ivory-300"
        />
        <QuantityNote
          className="basis-full not-empty:mt-0 empty:-mt-4"
          quantity={quantity}
          availability={item.availability ?? 0}
        />
      </div>
      <div className="bottom-bar on-night fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 bg-night-900 px-5 py-3 text-ivory-50 md:hidden">
        <span className="min-w-0">
          <span className="block truncate text-xs">{lineName(item.name, optionName)}</span>
          <span className="font-semibold">{price}</span>
        </span>
        <button type="button" className="button shrink-0 button-brass" onClick={add}>
          Add to Quote
        </button>
      </div>
    </div>
  );
}
