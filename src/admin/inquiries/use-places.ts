/** Where somebody goes on who closes a request or a quote. */
import { useLayoutEffect, useRef, useState } from 'react';
import { quoteIds } from '../address/place.ts';

/** @returns id of the quote whose page was left for that of its inquiry; empty: none was */
export function useLeftQuote(inquiryId: string | null, quote: string | null): string {
  const [last, setLast] = useState(quote);
  // In the list it is forgotten.
  const next = inquiryId === null ? quote : last;
  if (next !== last) setLast(next);
  const left = quoteIds(last ?? '');
  return left.inquiryId === inquiryId ? left.quoteId : '';
}

/** The list is where it was left when a request closes; a request begins at its top. */
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
