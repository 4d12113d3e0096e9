/** Where to continue after closing a request or a quote. */
import { useLayoutEffect, useRef, useState } from 'react';
import { quoteIds } from '../address/place.ts';

/** @returns id of the quote whose page was just left for its inquiry; may be empty */
export function useLeftQuote(inquiryId: string | null, quote: string | null): string {
  const [last, setLast] = useState(quote);
  // An open request keeps the quote that was open before; the list forgets it.
  const next = inquiryId === null ? quote : last;
  if (next !== last) setLast(next);
  const left = quoteIds(last ?? '');
  return left.inquiryId === inquiryId ? left.quoteId : '';
}

/**
 * Restores the list's scroll position when a request closes; a request begins at its top.
 * @returns a function that stores the position, to call before a request opens
 */
export function useListPlace(openId: string | null): () => void {
  const top = useRef(0);
  const lastId = useRef<string | null>(null);
  useLayoutEffect(() => {
    const wasOpen = lastId.current !== null;
    lastId.current = openId;
    if (openId !== null) scrollTo(0, 0);
    else if (wasOpen) scrollTo(0, top.current);
  }, [openId]);
  return () => {
    top.current = scrollY;
  };
}
