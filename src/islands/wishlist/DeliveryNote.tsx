import { useEffect } from 'react';
import type { ListTerms } from '#site/list-items.ts';
import { deliveryNote, plusDelivery } from '#site/texts/list.ts';
import { $listTerms, fetchListTerms, NO_TERMS } from '#stores/list-items.ts';
import { useStoreValue } from '#ui/use-store.ts';

export interface DeliveryNoteProps {
  className?: string;
  /** What the owner says; fetched where the page does not bring it. */
  known?: ListTerms;
}

/** What an estimate leaves out (@wishlist.estimate). */
export function DeliveryNote({ className = '', known }: DeliveryNoteProps) {
  const fetched = useStoreValue($listTerms, NO_TERMS);
  useEffect(() => {
    if (!known) void fetchListTerms();
  }, [known]);
  const terms = known ?? fetched;
  return (
    <p className={`text-xs text-night-600 ${className}`}>
      {terms === NO_TERMS ? plusDelivery : deliveryNote(terms)}
    </p>
  );
}
