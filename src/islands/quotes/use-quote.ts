import { useCallback, useEffect, useRef, useState } from 'react';
import type { PublicQuoteView } from '#contracts/quotes/quotes.ts';
import { readQuoteLink, type QuoteLink } from '#site/quotes/quote-link.ts';
import { cutOffText, documentTitle } from '#site/quotes/texts.ts';
import { shopFacts } from '#site/shop/shop-facts.ts';
import { storeTyped, openQuote, storedTyped, type TypedAnswer } from '#stores/quotes.ts';

export type QuotePage =
  | { kind: 'opening' }
  | { kind: 'cut-off' | 'missing' | 'unread'; message: string }
  | { kind: 'open'; quote: PublicQuoteView; link: QuoteLink };

/** A tab to which somebody returns after this time reloads the quote. */
const STALE_MS = 30_000;

/** The quote in the address's fragment, reloaded when the tab or the connection returns. */
export function useQuote() {
  const [page, setPage] = useState<QuotePage>({ kind: 'opening' });
  /** The current link: responses for earlier links are dropped. */
  const current = useRef<QuoteLink | null>(null);
  const readAt = useRef(0);

  const show = useCallback((quote: PublicQuoteView, link: QuoteLink) => {
    readAt.current = Date.now();
    const { number, reference } = quote;
    document.title = documentTitle(number, reference, shopFacts().name);
    setPage({ kind: 'open', quote, link });
  }, []);

  /** @param isQuiet keeps the page if loading fails */
  const read = useCallback(
    async (link: QuoteLink, isQuiet: boolean) => {
      if (!isQuiet) setPage({ kind: 'opening' });
      const opened = await openQuote(link);
      if (current.current !== link) return;
      if ('quote' in opened) show(opened.quote, link);
      else if (!isQuiet) setPage({ kind: opened.why, message: opened.message });
    },
    [show],
  );

  const open = useCallback(() => {
    const link = readQuoteLink(location.hash);
    current.current = link;
    readAt.current = 0;
    if (link) void read(link, false);
    else setPage({ kind: 'cut-off', message: cutOffText });
  }, [read]);

  useEffect(open, [open]);

  useEffect(() => {
    const follow = () => {
      const link = current.current;
      // The fragment is a place within the page: the quote's link returns to the address, for a reload.
      const isPlace = document.getElementById(location.hash.slice(1)) !== null;
      if (link && isPlace) history.replaceState(history.state, '', `#${link.id}.${link.token}`);
      else open();
    };
    const reloadIfStale = () => {
      const link = current.current;
      if (!link || document.visibilityState === 'hidden') return;
      if (Date.now() - readAt.current > STALE_MS) void read(link, readAt.current > 0);
    };
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted && current.current) void read(current.current, readAt.current > 0);
    };
    addEventListener('hashchange', follow);
    addEventListener('online', reloadIfStale);
    addEventListener('pageshow', restored);
    document.addEventListener('visibilitychange', reloadIfStale);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('online', reloadIfStale);
      removeEventListener('pageshow', restored);
      document.removeEventListener('visibilitychange', reloadIfStale);
    };
  }, [open, read]);

  return { page, open, show };
}

/** What is typed into the forms of a quote, kept for reload and Back. @param id of the quote */
export function useTyped(id: string) {
  const [typed, setTyped] = useState<TypedAnswer>(() => storedTyped(id));
  useEffect(() => storeTyped(id, typed), [id, typed]);
  const type = (change: Partial<TypedAnswer>) => setTyped((last) => ({ ...last, ...change }));
  return { typed, type };
}
