import { useRef, useState, type ReactNode } from 'react';
import { priceText, unitText, type ItemUnit } from '#domain/item-price.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits.ts';
import { wishlistLine, type WishlistItem } from '#site/item-card.ts';
import { addChosen } from '#stores/chosen-option.ts';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';
import { HeartButton } from '#ui/HeartButton.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { Select } from '#ui/Select.tsx';
import { QuantityNote } from '../wishlist/QuantityNote.tsx';
import { BottomBar } from './BottomBar.tsx';

export interface PurchaseProps {
  item: Pick<WishlistItem, 'id' | 'name' | 'price' | 'image' | 'availability'>;
  unit: ItemUnit;
  /** Price as it is shown. */
  options: { name: string; price: string }[];
  /** What stands between the price and the controls. */
  children?: ReactNode;
}

/** Price, option, quantity, Add to Quote and heart of the product page, and the bar of phones. */
export function Purchase({ item, unit, options, children }: PurchaseProps) {
  const [optionName, setOptionName] = useState('');
  const [quantity, setQuantity] = useState<number>(MIN_QUANTITY);
  const [isMissed, setMissed] = useState(false);
  const select = useRef<HTMLDivElement>(null);

  const chosen = options.find(({ name }) => name === optionName);
  const isOpen = options.length > 0 && !chosen;
  const amount = chosen?.price ?? item.price;
  const price = priceText(amount, isOpen);
  const per = unitText(amount, unit);
  // The name of the item stands above; of an option, the end of a long name would be cut off.
  const label = chosen?.name ?? (price === amount ? item.name : 'Starting at');
  const wanted = { ...item, price: amount, ...(options.length > 0 && { option: optionName }) };
  const line = wishlistLine(wanted);
  const error =
    isMissed && isOpen ? 'Please choose an option, then add it to your quote.' : undefined;

  const add = () => {
    setMissed(isOpen);
    if (isOpen) select.current?.querySelector('select')?.focus();
    else addChosen(line, quantity);
  };

  return (
    <>
      <p className="mt-4 text-xl">
        <span className="font-display">{price}</span>{' '}
        <span className="text-base text-night-600">{per}</span>
      </p>
      {children}
      <div className="needs-script mt-8 space-y-6">
        {options.length > 0 && (
          <div ref={select} className="max-w-sm">
            <FieldFrame id="option" label="Select Option:" error={error}>
              <Select
                {...fieldAttributes('option', error)}
                // What a browser fills in after a reload would be shown and not known.
                autoComplete="off"
                placeholder="Choose an option"
                items={options.map(({ name, price: each }) => ({
                  value: name,
                  label: `${name} - ${each}`,
                }))}
                value={optionName}
                onChange={(event) => setOptionName(event.target.value)}
              />
            </FieldFrame>
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
            item={JSON.stringify(wanted)}
            className="border border-ivory-300"
          />
          <QuantityNote
            className="basis-full not-empty:mt-0 empty:-mt-4"
            quantity={quantity}
            availability={item.availability ?? 0}
          />
        </div>
        <BottomBar label={label} amount={amount} per={per} onAdd={add} />
      </div>
    </>
  );
}
