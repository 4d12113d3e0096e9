import { useEffect, useRef, useState, type RefObject } from 'react';
import { STARTING_AT } from '#domain/texts.ts';
import { PAGES } from '#site/paths.ts';
import { browseAllRentals } from '#site/texts/common.ts';
import * as text from '#site/texts/list.ts';
import { chosenPackage, dropPackage, type ChosenPackage } from '#stores/chosen-package.ts';
import { EMPTY_WISHLIST, $wishlist } from '#stores/wishlist.ts';
import { useStoreValue } from '#ui/use-store.ts';
import { QuoteForm } from './QuoteForm.tsx';

/**
 * The quote request page: what is asked for comes first, beside the form
 * where there is room. Its place is kept free until the list is read, so that nothing moves.
 */
export function Checkout() {
  const list = useStoreValue($wishlist, EMPTY_WISHLIST);
  /** Undefined until it was looked up, as is the list. */
  const [chosen, setChosen] = useState<ChosenPackage | null>();
  useEffect(() => setChosen(chosenPackage(location.search)), []);
  const place = useRef<HTMLDivElement>(null);
  const hasItems = list.length > 0;
  const items = useSelectedItems(hasItems, place);

  return (
    <div className="group needs-script grid gap-8 lg:grid-cols-[1fr_24rem] lg:gap-x-16">
      {/* What was sent is not shown as still to be sent (@checkout.sent-first). */}
      <div
        ref={place}
        className="min-h-58 space-y-4 group-has-[form[hidden]]:hidden lg:col-start-2 lg:row-start-1"
      >
        {chosen && (
          <PackagePanel
            chosen={chosen}
            hasEstimate={hasItems}
            onRemove={() => {
              dropPackage(chosen);
              setChosen(null);
            }}
          />
        )}
        {hasItems && items && <items.SelectedItems list={list} />}
        {chosen === null && !hasItems && <NothingSelected />}
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        <QuoteForm chosen={chosen ?? null} items={items} onSent={() => setChosen(null)} />
      </div>
      {hasItems && items && <items.TotalBar list={list} />}
    </div>
  );
}

/**
 * The script of the list's panel and of what else is said of a list, fetched where there is a list; who comes for a
 * package needs none of it. Where it does not arrive the page says so and asks again, and the form works on.
 * @param place where it will stand
 */
function useSelectedItems(
  hasItems: boolean,
  place: RefObject<HTMLDivElement | null>,
): typeof import('./SelectedItems.tsx') | undefined {
  const [script, setScript] = useState<typeof import('./SelectedItems.tsx')>();
  useEffect(() => {
    const load = () => {
      import('./SelectedItems.tsx').then(setScript, () => {
        if (place.current) sayMissing(place.current, load);
      });
    };
    if (hasItems) load();
  }, [hasItems, place]);
  return script;
}

interface PackagePanelProps {
  chosen: ChosenPackage;
  /** Whether items are summed up below, without it. */
  hasEstimate: boolean;
  onRemove: () => void;
}

/** The package whose Book Now was pressed: the request names it. */
function PackagePanel({ chosen, hasEstimate, onRemove }: PackagePanelProps) {
  const { service, price, replaced } = chosen;
  return (
    <section aria-label={text.selectedPackage} className="rounded-lg bg-ivory-100 p-5 sm:px-6">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="text-xs text-night-600">{text.packageLabel}</p>
          <p className="font-display text-xl">{service}</p>
          <p className="text-sm text-night-600">
            <span>{`${STARTING_AT} ${price}`}</span>
            {hasEstimate && <span className="block text-xs">{text.packageApart}</span>}
            {replaced !== '' && (
              <span className="block text-xs">{text.packageReplaces(replaced)}</span>
            )}
          </p>
        </div>
        <button
          type="button"
          className="min-h-11 shrink-0 text-sm font-semibold underline underline-offset-4"
          onClick={onRemove}
        >
          <span>{text.remove}</span>
          <span className="sr-only">{text.removePackage(service)}</span>
        </button>
      </div>
      {!hasEstimate && (
        <div className="mt-3 border-t border-ivory-300 pt-2 text-sm text-night-600">
          <p>{text.packageAlone}</p>
          <a
            href={PAGES.rentals}
            className="inline-flex min-h-11 items-center font-semibold text-night-900 underline underline-offset-4"
          >
            {browseAllRentals}
          </a>
        </div>
      )}
    </section>
  );
}

/** Beside the form while the wishlist is empty. */
function NothingSelected() {
  return (
    <aside className="rounded-lg bg-ivory-100 p-5 sm:p-6">
      <p className="font-display text-xl">{text.nothingTitle}</p>
      <p className="mt-1 text-sm text-night-600">{text.nothingText}</p>
      <a href={PAGES.rentals} className="mt-4 button button-outline">
        {browseAllRentals}
      </a>
    </aside>
  );
}
