import { useEffect, useState } from 'react';
import type { Preselection } from '#site/preselection.ts';
import { chosenPackage, dropPackage } from '#stores/chosen-package.ts';
import { EMPTY_WISHLIST, $wishlist } from '#stores/wishlist.ts';
import { useStoreValue } from '#ui/use-store.ts';
import { ChosenPackage } from './ChosenPackage.tsx';
import { NothingSelected } from './NothingSelected.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { SelectedItems } from './SelectedItems.tsx';
import { TotalBar } from './TotalBar.tsx';

/**
 * The quote request page: what is asked for comes first, beside the form
 * where there is room. Its place is kept free until the list is read, so that nothing moves.
 */
export function Checkout() {
  const list = useStoreValue($wishlist, EMPTY_WISHLIST);
  /** Undefined until it was looked up, as is the list. */
  const [chosen, setChosen] = useState<Preselection | null>();
  useEffect(() => setChosen(chosenPackage(location.search)), []);

  return (
    <div className="group needs-script grid gap-8 lg:grid-cols-[1fr_24rem] lg:gap-x-16">
      <div className="min-h-52 space-y-4 lg:col-start-2 lg:row-start-1">
        {chosen && (
          <ChosenPackage
            chosen={chosen}
            onRemove={() => {
              dropPackage(chosen);
              setChosen(null);
            }}
          />
        )}
        {list.length > 0 && <SelectedItems list={list} />}
        {chosen === null && list.length === 0 && <NothingSelected />}
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        <QuoteForm chosen={chosen ?? null} onSent={() => setChosen(null)} />
      </div>
      {list.length > 0 && <TotalBar list={list} />}
    </div>
  );
}
