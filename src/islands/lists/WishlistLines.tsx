import { useEffect, useRef, type MouseEvent } from 'react';
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits.ts';
import type { Wishlist, WishlistLine } from '#domain/wishlist.ts';
import { quantityBeside } from '#site/lists/list-items.ts';
import { removeItem } from '#site/lists/texts.ts';
import { $listItems, itemOf, NO_ITEMS, refreshWishlist } from '#stores/list-items.ts';
import { removeFromWishlist, setWishlistQuantity } from '#stores/wishlist.ts';
import { Icon } from '#ui/Icon.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { useStoreValue } from '#ui/use-store.ts';
import { actAndFocus } from './focus-after.ts';
import { LineNote } from './LineNote.tsx';
import { LineOption } from './LineOption.tsx';
import { LineTable } from './LineTable.tsx';
import { Offers } from './Offers.tsx';
import { QuantityNote } from './QuantityNote.tsx';
import { useDayAnswer } from './use-day-answer.ts';
import { WishlistRow } from './WishlistRow.tsx';

interface WishlistLinesProps {
  list: Wishlist;
  /** How many lines are shown; undefined: all. */
  first?: number | undefined;
}

/** The visitor's list with controls for each line (@wishlist.estimate). */
export function WishlistLines({ list, first }: WishlistLinesProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const items = useStoreValue($listItems, NO_ITEMS);

  // A list may be weeks old: it gets current names and prices.
  useEffect(() => void refreshWishlist(), []);

  const remove = (line: WishlistLine, event: MouseEvent) => {
    const place = list.indexOf(line);
    actAndFocus(
      event,
      () => removeFromWishlist(line),
      () => {
        const buttons = listRef.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
        return buttons[place] ?? buttons[place - 1];
      },
    );
  };

  /** Focuses the quantity of a row, whose select for the option has disappeared. */
  const focusRow = (place: number) => {
    requestAnimationFrame(() => {
      listRef.current?.querySelectorAll('li')[place]?.querySelector('input')?.focus();
    });
  };

  return (
    <LineTable listRef={listRef}>
      {list.slice(0, first).map((line, place) => (
        <WishlistRow key={`${line.id} ${line.option}`} line={line}>
          <LineOption line={line} item={itemOf(items, line)} onChosen={() => focusRow(place)} />
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
            // Beside the quantity, so that it stays there when the button for the note makes room for its field.
            className="mr-auto grid size-11 place-items-center rounded-full text-night-600 hover:bg-ivory-200 hover:text-rose-600 print:hidden"
            aria-label={removeItem(line.name)}
            data-remove
            onClick={(event) => remove(line, event)}
          >
            <Icon name="trash" />
          </button>
          <LineNote line={line} />
          <LineDay line={line} ofItem={quantityBeside(line, list, itemOf(items, line))} />
        </WishlistRow>
      ))}
    </LineTable>
  );
}

/** The note beside the quantity and alternatives for the day of the event. @param props.ofItem see `quantityBeside` */
function LineDay({ line, ofItem }: { line: WishlistLine; ofItem: number }) {
  const answer = useDayAnswer(line);
  return (
    <>
      <QuantityNote
        className="col-span-full basis-full"
        quantity={line.quantity}
        ofItem={ofItem}
        availability={line.availability ?? 0}
        answer={answer}
      />
      <Offers line={line} ofItem={ofItem} answer={answer} />
    </>
  );
}
