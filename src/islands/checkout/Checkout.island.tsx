import { EMPTY_WISHLIST, $wishlist } from '#stores/wishlist.ts';
import { useStoreValue } from '#ui/use-store.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { SelectedItems } from './SelectedItems.tsx';

/** The quote request page: the form, and the wishlist beside it (spec §2, "Quote form page"). */
export function Checkout() {
  const list = useStoreValue($wishlist, EMPTY_WISHLIST);
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[1fr_24rem] lg:gap-16">
      <QuoteForm />
      {list.length > 0 && <SelectedItems list={list} />}
    </div>
  );
}
