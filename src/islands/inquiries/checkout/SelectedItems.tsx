import { useId, useRef, useState, type MouseEvent } from 'react';
import { estimate, totalQuantity, type Wishlist, type WishlistLine } from '#domain/wishlist.ts';
import * as formText from '#site/inquiries/form-texts.ts';
import { quantityBeside, totalOf } from '#site/lists/list-items.ts';
import * as text from '#site/lists/texts.ts';
import { shortage } from '#site/texts/quantity.ts';
import { answerOf } from '#stores/availability.ts';
import { $eventDay } from '#stores/event-day.ts';
import type { SentRequest } from '#stores/forms/define.ts';
import { quoteForm } from '#stores/forms/quote.ts';
import { $listItems, itemOf, NO_ITEMS } from '#stores/list-items.ts';
import { Icon } from '#ui/Icon.tsx';
import { useStoreValue } from '#ui/use-store.ts';
import { focusField } from '../../forms/field-values.ts';
import { DeliveryNote } from '../../lists/DeliveryNote.tsx';
import { actAndFocus } from '../../lists/focus-after.ts';
import { GuestsChanged } from '../../lists/GuestsChanged.tsx';
import { QuoteLabel } from '../../lists/QuoteLabel.tsx';
import { useDayAnswers } from '../../lists/use-day-answer.ts';
import { WishlistLines } from '../../lists/WishlistLines.tsx';
import { firstLines } from './first-lines.ts';

// In the same script as the panel, because it is also shown only with a list.
export { MinimumNote } from '../../lists/MinimumNote.tsx';

/** The Selected Items panel (@checkout.items); a long list is folded, on narrow screens the whole panel. */
export function SelectedItems({ list }: { list: Wishlist }) {
  const [unfolded, setUnfolded] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const { unpriced } = estimate(list);
  const total = totalOf(list) || text.totalPricedLater;
  const first = firstLines(list.length);
  const isLong = list.length > first;
  const folded = unfolded ? '' : 'max-lg:hidden';
  const fold = () => {
    setUnfolded(false);
    panel.current?.scrollIntoView({ block: 'start' });
  };
  /** The button moves below all lines, so the first new line gets the focus. */
  const unfold = (event: MouseEvent) => {
    const rows = () => [...(panel.current?.querySelectorAll('li') ?? [])];
    const shown = rows().filter((row) => row.checkVisibility()).length;
    const next = () => rows()[shown]?.querySelector('button') ?? undefined;
    actAndFocus(event, () => setUnfolded(true), next);
  };

  return (
    <section
      ref={panel}
      aria-labelledby="selected-items"
      className={`scroll-mt-24 rounded-lg bg-ivory-100 p-5 sm:p-6 ${unfolded ? '' : 'lg:sticky lg:top-24'}`}
    >
      <div className="bg-ivory-100 pb-3 lg:sticky lg:top-18 lg:z-10">
        <h2 id="selected-items" className="text-xl">
          {text.selectedItems}
        </h2>
        <p className="mt-1 text-sm text-night-600">{text.itemsInWishlist(list.length)}</p>
        <p className="flex flex-wrap gap-x-2 text-sm text-night-600">
          <span>{text.piecesInAll(totalQuantity(list))}</span>
          <ShortLines list={list} />
        </p>
        <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ivory-300 pt-3">
          <span className="font-semibold">{text.estimate}</span>
          <span className="font-display text-xl">{total}</span>
        </p>
      </div>
      {/* Above the lines, of which a long list shows none at first (@lists.guests). */}
      <GuestsChanged list={list} />
      {/* Focused controls scroll to below the sticky count and total. */}
      <div id={`${id}-list`} className={`lg:[&_:is(button,input)]:scroll-mt-40 ${folded}`}>
        <WishlistLines list={list} first={unfolded ? undefined : first} />
      </div>
      <button
        type="button"
        aria-expanded={unfolded}
        aria-controls={`${id}-list`}
        className={`flex min-h-11 w-full items-center justify-center gap-2 rounded-full border border-ivory-500 px-4 text-sm font-semibold hover:bg-ivory-200 ${isLong ? '' : 'lg:hidden'}`}
        onClick={unfolded ? fold : unfold}
      >
        <span>{unfolded ? text.showFewer : text.showAll(list.length)}</span>
        <Icon name={unfolded ? 'chevron-up' : 'chevron-down'} className="size-4" />
      </button>
      <div className={`mt-3 space-y-1 text-night-600 ${folded}`}>
        {unpriced.length > 0 && <p className="text-sm">{text.pricedLater(unpriced)}</p>}
        <DeliveryNote />
      </div>
    </section>
  );
}

/** How many lines are short, as a folded list does not say. It makes the panel no longer. */
function ShortLines({ list }: { list: Wishlist }) {
  const hasDay = useStoreValue($eventDay, null) !== null;
  const answers = useDayAnswers(list);
  const items = useStoreValue($listItems, NO_ITEMS);
  const shortages = list.map((line) =>
    shortage({
      quantity: line.quantity,
      ofItem: quantityBeside(line, list, itemOf(items, line)),
      availability: line.availability ?? 0,
      answer: answerOf(answers, line),
    }),
  );
  const count = (kind: string) => shortages.filter((each) => each === kind).length;
  return (
    <span role="status" className="font-semibold text-rose-600">
      {text.shortLines(count('short'), count('ask'), hasDay)}
    </span>
  );
}

interface QuoteBarProps {
  list: Wishlist;
  /** Id of the form that it sends. */
  form: string;
}

/**
 * The form's button and the total at the bottom of a narrow screen, in place of the button below the form
 * (@checkout.bar). While the form is below the window and incomplete, the button scrolls to it.
 */
export function QuoteBar({ list, form: id }: QuoteBarProps) {
  const pending = useStoreValue(quoteForm.$pending, false);
  const scrollToForm = (event: MouseEvent<HTMLButtonElement>) => {
    const { form: fields } = event.currentTarget;
    // A complete form is sent from anywhere.
    const missing = fields?.querySelector<HTMLInputElement>('input:invalid');
    if (!fields || !missing?.checkVisibility()) return;
    if (fields.getBoundingClientRect().top < innerHeight / 2) return;
    event.preventDefault();
    focusField(fields, missing.name);
    fields.scrollIntoView();
  };
  return (
    <div className="quote-bar on-night sticky bottom-0 z-30 bg-night-900 px-5 py-2">
      <button
        type="submit"
        form={id}
        disabled={pending}
        className="button w-full button-brass"
        onClick={scrollToForm}
      >
        <QuoteLabel list={list} label={pending ? formText.quotePending : formText.quoteButton} />
      </button>
    </div>
  );
}

interface ListChangedProps {
  list: Wishlist;
  sent: SentRequest;
  onStartAnew: () => void;
}

/** Warns above a sent request that the list has changed since. */
export function ListChanged({ list, sent, onStartAnew }: ListChangedProps) {
  if (!isChanged(list, sent)) return null;
  return (
    <div role="status" className="rounded-md bg-ivory-200 p-4" data-keep-clear>
      <p className="font-semibold">{formText.listChanged}</p>
      <button type="button" className="mt-3 button button-night" onClick={onStartAnew}>
        {formText.sendChanged}
      </button>
    </div>
  );
}

/** Whether the list differs from what was sent, unless it is empty. */
function isChanged(list: Wishlist, { items }: SentRequest): boolean {
  const isSentLine = (line: WishlistLine) =>
    items.some(({ name, quantity }) => name === line.name && quantity === line.quantity);
  return list.length > 0 && !(list.length === items.length && list.every(isSentLine));
}
