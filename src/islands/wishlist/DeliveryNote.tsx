import { useEffect } from 'react';
import { deliveryNote } from '#site/texts/list.ts';
import { $listTerms, fetchListTerms, NO_TERMS } from '#stores/list-items.ts';
import { useStoreValue } from '#ui/use-store.ts';

/** What an estimate leaves out (@wishlist.estimate). */
export function DeliveryNote({ className = '' }: { className?: string }) {
  const terms = useStoreValue($listTerms, NO_TERMS);
  useEffect(() => void fetchListTerms(), []);
  return <p className={`text-xs text-night-600 ${className}`}>{deliveryNote(terms)}</p>;
}
