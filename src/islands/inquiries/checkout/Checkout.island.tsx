import { useEffect, useRef, useState } from 'react';
import { chosenPackage, dropPackage, type ChosenPackage } from '#stores/chosen-package.ts';
import { EMPTY_WISHLIST, $wishlist } from '#stores/wishlist.ts';
import type { Elements } from '#ui/elements.ts';
import { useStoreValue } from '#ui/use-store.ts';
import { QUOTE_FORM, QuoteForm } from './QuoteForm.tsx';
import { useScript } from './use-script.ts';

const loadItems = () => import('./SelectedItems.tsx');
const loadPackage = () => import('./PackagePanel.tsx');

export interface CheckoutProps {
  /** Beside the form while there are no items and no package. */
  nothing?: Elements | undefined;
  /** Beside the button that sends: what happens next. */
  children?: Elements | undefined;
}

/** The quote request page. Reserves the place of the list until its script is loaded, so that nothing moves. */
export function Checkout({ nothing, children }: CheckoutProps) {
  const list = useStoreValue($wishlist, EMPTY_WISHLIST);
  /** Undefined before hydration. */
  const [chosen, setChosen] = useState<ChosenPackage | null>();
  useEffect(() => setChosen(chosenPackage(location.search)), []);
  const place = useRef<HTMLDivElement>(null);
  const hasItems = list.length > 0;
  // A request for a package alone does not load the list.
  const items = useScript(loadItems, hasItems, place);
  const parts = useScript(loadPackage, chosen != null, place);

  return (
    <div className="group needs-script grid gap-8 lg:grid-cols-[1fr_24rem] lg:gap-x-16">
      {/* Hidden after sending (@checkout.sent-first). */}
      <div
        ref={place}
        className="min-h-58 space-y-4 group-has-[form[hidden]]:hidden lg:col-start-2 lg:row-start-1"
      >
        {chosen && parts && (
          <parts.PackagePanel
            chosen={chosen}
            hasEstimate={hasItems}
            onRemove={() => {
              dropPackage(chosen);
              setChosen(null);
            }}
          />
        )}
        {hasItems && items && <items.SelectedItems list={list} />}
        {chosen === null && !hasItems && nothing}
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        <QuoteForm chosen={chosen ?? null} items={items} onSent={() => setChosen(null)}>
          {children}
        </QuoteForm>
      </div>
      {hasItems && items && <items.QuoteBar list={list} form={QUOTE_FORM} />}
    </div>
  );
}
