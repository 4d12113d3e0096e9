import { useEffect } from 'react';
import type { ListTerms } from '#site/lists/list-items.ts';
import { deliveryNote, plusDelivery } from '#site/lists/texts.ts';
import { $listTerms, fetchListTerms, NO_TERMS } from '#stores/list-items.ts';
import { useStoreValue } from '#ui/use-store.ts';

export interface DeliveryNoteProps {
  className?: string;
  /** Undefined: fetched, with a general note until then. */
  terms?: ListTerms | undefined;
}

/** Says what an estimate leaves out (@wishlist.estimate). */
export function DeliveryNote({ className = '', terms }: DeliveryNoteProps) {
  const fetched = useStoreValue($listTerms, NO_TERMS);
  useEffect(() => {
    if (!terms) void fetchListTerms();
  }, [terms]);
  const shown = terms ?? fetched;
  return (
    <p className={`text-xs text-night-600 ${className}`}>
      {shown === NO_TERMS ? plusDelivery : deliveryNote(shown)}
    </p>
  );
}
