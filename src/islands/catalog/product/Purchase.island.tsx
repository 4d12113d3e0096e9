import { useRef, useState } from 'react';
import {
  hasAmount,
  priceText,
  totalText,
  unitAndPeriod,
  unitText,
  type ItemUnit,
} from '#domain/item-price.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits.ts';
import type { Serving } from '#domain/planner.ts';
import { STARTING_AT } from '#domain/texts.ts';
import { wishlistLine, type WishlistItem } from '#site/catalog/item-card.ts';
import * as text from '#site/catalog/texts.ts';
import { noteReckoning } from '#stores/list-guests.ts';
import { addChosen } from '#stores/wishlist.ts';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';
import { HeartButton } from '#ui/HeartButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { Select } from '#ui/Select.tsx';
import { Verbatim } from '#ui/Verbatim.tsx';
import { AddDay, DayPlace, EventDay } from '../../lists/DayPlace.tsx';
import { QuantityNote } from '../../lists/QuantityNote.tsx';
import { useDayAnswer } from '../../lists/use-day-answer.ts';
import { useQuantity } from './use-quantity.ts';

export interface PurchaseProps {
  item: Pick<WishlistItem, 'id' | 'name' | 'price' | 'image' | 'availability'>;
  unit: ItemUnit;
  /** What the price covers, such as `per event`; empty: not stated. */
  period: string;
  /** `price` as shown; `availability` and `image` of the option, or of the item if the option has none. */
  options: { name: string; price: string; availability: number; image: string }[];
  /** Guests per piece and spares; null: the planner does not count the item. */
  serving: Serving | null;
  /** As text and as address. */
  phone: { text: string; href: string };
}

/** Price, option, quantity, Add to Quote and heart of the product page, and the bar on phones. */
export function Purchase({ item, unit, period, options, serving, phone }: PurchaseProps) {
  const [optionName, setOptionName] = useState('');
  const { quantity, setTyped, guests, madeOf } = useQuantity(serving);
  const [isMissed, setMissed] = useState(false);
  const select = useRef<HTMLDivElement>(null);

  const answer = useDayAnswer({ id: item.id, option: optionName });
  const chosen = options.find(({ name }) => name === optionName);
  const needsOption = options.length > 0 && !chosen;
  const { price: amount, availability = 0, image } = chosen ?? item;
  const price = priceText(amount, needsOption);
  const per = unitText(amount, unit);
  const phoneForPrice = hasAmount(amount) ? null : phone;
  // The option's name alone: after a long name of the item it would be cut off.
  const label = chosen?.name ?? (price === amount ? item.name : STARTING_AT);
  const heartItem = {
    ...item,
    price: amount,
    image,
    availability,
    ...(options.length > 0 && { option: optionName }),
  };
  const line = wishlistLine(heartItem);
  const error = isMissed && needsOption ? text.optionMissing : undefined;

  const choose = (name: string) => {
    setOptionName(name);
    showImage(options, name);
  };
  const add = () => {
    setMissed(needsOption);
    if (needsOption) select.current?.querySelector('select')?.focus();
    else {
      const lines = [{ id: item.id, quantity }];
      const reckoning = guests !== null && { name: item.name, href: '', guests, lines };
      addChosen(line, quantity, reckoning ? noteReckoning(reckoning) : undefined);
    }
  };

  return (
    <>
      <div
        data-keep-clear
        className="relative mt-2 flex max-w-sm items-center justify-between gap-4 sm:mt-4"
      >
        <p className="text-xl">
          <span className="font-display">{`${price} `}</span>
          <span className="text-base text-night-600">{unitAndPeriod(amount, unit, period)}</span>
        </p>
        <HeartButton
          name={item.name}
          item={JSON.stringify(heartItem)}
          className="shrink-0 border border-ivory-300"
        />
        {/* Lies in the gap below, so that nothing moves. At most the pieces owned: more is noted beside the
            quantity. The day is named where it fits: not with letters of twice the size on a phone. */}
        <div className="@container absolute inset-x-0 top-full flex flex-wrap gap-x-2 text-xs leading-4">
          <EventDay className="@max-[22em]:hidden" />
          <AddDay />
          <DayPlace
            id={item.id}
            option={optionName}
            quantity={Math.min(quantity, availability)}
            className="font-semibold text-leaf-700 data-day-short:text-rose-600"
          />
        </div>
      </div>
      {phoneForPrice && (
        <a href={phoneForPrice.href} className="mt-6 button w-full max-w-sm button-night">
          <Icon name="phone" className="size-5" />
          <span>
            <Verbatim text={text.callUs(phoneForPrice.text)} parts={[phoneForPrice.text]} />
          </span>
        </a>
      )}
      <div className="needs-script mt-8 space-y-4">
        {options.length > 0 && (
          <div ref={select} className="max-w-sm">
            <FieldFrame id="option" label={text.selectOption} error={error}>
              <Select
                {...fieldAttributes('option', error)}
                // The browser would restore a value that React does not know.
                autoComplete="off"
                placeholder={text.chooseOption}
                items={options.map(({ name, price: optionPrice }) => ({
                  value: name,
                  label: `${name} - ${optionPrice}`,
                }))}
                value={optionName}
                onChange={(event) => choose(event.target.value)}
              />
            </FieldFrame>
          </div>
        )}
        <div className="flex max-w-sm flex-wrap items-center gap-x-4 gap-y-3">
          <QuantityStepper
            label={item.name}
            value={quantity}
            min={MIN_QUANTITY}
            max={MAX_QUANTITY}
            onChange={setTyped}
          />
          <button
            type="button"
            className={`button grow px-5 ${phoneForPrice ? 'button-outline' : 'button-night'} sm:px-8`}
            data-own-add
            onClick={add}
          >
            {text.addToQuote}
          </button>
          <Total
            text={needsOption ? '' : totalText(amount, quantity)}
            quantity={quantity}
            madeOf={madeOf}
            hasRoom={serving !== null}
          />
          <QuantityNote
            className="basis-full not-empty:mt-0 empty:-mt-3"
            quantity={quantity}
            availability={availability}
            answer={answer}
          />
        </div>
        <BottomBar label={label} amount={amount} per={per} phone={phoneForPrice} onAdd={add} />
      </div>
    </>
  );
}

/**
 * Shows the image of an option in the gallery, as its thumbnail does (@product.option-image). If all options have
 * the same image, the gallery stays unchanged.
 */
function showImage(options: PurchaseProps['options'], chosen: string): void {
  const url = options.find(({ name }) => name === chosen)?.image;
  if (options.every(({ image }) => image === url)) return;
  const thumbs = document.querySelectorAll<HTMLInputElement>('.gallery-thumb input');
  [...thumbs].find(({ value }) => value === url)?.click();
}

interface TotalProps {
  /** The total; may be empty. */
  text: string;
  quantity: number;
  /** Guests and spares behind the quantity, or empty. */
  madeOf: string;
  /** Keeps its line while empty, because guests may be known before hydration. */
  hasRoom: boolean;
}

/** The total (@product.total); always rendered, so that changes are announced. */
function Total({ text: total, quantity, madeOf, hasRoom }: TotalProps) {
  return (
    <p role="status" className={`basis-full ${hasRoom ? 'min-h-7' : 'empty:-mt-3'}`}>
      {total !== '' && <span className="mr-2 font-semibold">{text.totalFor(quantity, total)}</span>}
      {madeOf !== '' && <span className="text-sm text-night-600">{` ${madeOf}`}</span>}
    </p>
  );
}

interface BottomBarProps {
  /** Name of the option, or that the price is a starting price. */
  label: string;
  /** As shown. */
  amount: string;
  /** What the price is for, such as `each`; may be empty. */
  per: string;
  /** Shown in place of the button, for items without a price; else null. */
  phone: PurchaseProps['phone'] | null;
  onAdd: () => void;
}

/** Price and button at the bottom of a phone while the page's button is out of view (@product.bottom-bar). */
function BottomBar({ label, amount, per, phone, onAdd }: BottomBarProps) {
  return (
    <div className="bottom-bar on-night fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-3 bg-night-900 px-5 py-3 text-ivory-50 md:hidden">
      <div className="min-w-0">
        <span className="block truncate text-xs">{`${label} `}</span>
        <span className="font-semibold">{`${amount} `}</span>
        <span className="text-xs">{per}</span>
      </div>
      {phone ? (
        <a href={phone.href} className="button shrink-0 px-5 button-brass">
          <Verbatim text={text.callUs(phone.text)} parts={[phone.text]} />
        </a>
      ) : (
        <button type="button" className="button shrink-0 px-5 button-brass" onClick={onAdd}>
          {text.addToQuote}
        </button>
      )}
    </div>
  );
}
