import { useEffect } from 'react';
import { deliveryNote } from '#site/texts/list.ts';
import { $listTerms, fetchListTerms, NO_TERMS } from '#stores/list-items.ts';
import { useStoreValue } from '#ui/use-store.ts';

/** What an estimate leaves out, in the owner's words where there are any (@wishlist.estimate). */
export function DeliveryNote({ className = '' }: { className?: string }) {
  const { deliveryNote: note } = useStoreValue($listTerms, NO_TERMS);
  useEffect(() => void fetchListTerms(), []);
  return <p className={`text-xs text-night-600 ${className}`}>{deliveryNote(note)}</p>;
}
