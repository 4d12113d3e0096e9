import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { workEndpoints, type InquiryWorkView } from '#contracts/inquiries/work.ts';
import { quoteEndpoints, type QuoteView } from '#contracts/quotes/quotes.ts';
import { QuoteDocument } from '#islands/quotes/QuoteDocument.tsx';
import { notify } from '#stores/toasts.ts';
import { useMay } from '../accounts/session/may.ts';
import { quoteIds, quotePlace } from '../address/place.ts';
import { openDialog } from '../address/router.ts';
import { queryOf } from '../data/queries.ts';
import { hasDraft } from '../form/kept-draft.ts';
import { EDITOR } from '../form/texts.ts';
import { Button } from '../parts/Button.tsx';
import { Reading } from '../parts/loading.tsx';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import { AcceptedNote } from './AcceptedNote.tsx';
import { QuoteActions } from './QuoteActions.tsx';
import { QuoteBadge } from './QuoteBadge.tsx';
import { QuoteEditor } from './QuoteEditor.tsx';
import { factsOf } from './QuotesSection.tsx';
import { QUOTE_EDITOR, QUOTES } from './texts.ts';
import { quoteDraftKey, useQuotes } from './use-quotes.ts';

interface QuotePageProps {
  /** The id in the address, which names the request and the quote. */
  place: string;
  onClose: () => void;
}

/** A page for one quote: a draft in its editor, any other as the customer sees it. */
export function QuotePage({ place, onClose }: QuotePageProps) {
  const { inquiryId, quoteId } = quoteIds(place);
  const inquiry = useQuery(queryOf(workEndpoints.read, { params: { id: inquiryId } }));
  const quotes = useQuotes(inquiryId);
  const quote = quotes.data?.find(({ id }) => id === quoteId);
  /** Created by sending where the link cannot be mailed; empty before. */
  const [link, setLink] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const isRead = quote !== undefined && inquiry.data !== undefined;
  const mayEdit = useMay(quoteEndpoints.change);
  const isDraft = mayEdit && quote?.state === 'draft';
  // Focuses the title after opening or sending.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [isRead, isDraft]);
  useKeptNote(inquiryId, quoteId);
  const reading = inquiry.data === undefined ? inquiry : quotes;
  return (
    <article className="print-page" aria-label={quote ? QUOTES.name(quote.number) : QUOTES.title}>
      <div className="screen-only flex flex-wrap justify-between gap-2">
        <Button look="row-outline" onClick={onClose}>
          {QUOTE_EDITOR.back}
        </Button>
        {isRead && (
          <Button look="row-quiet" onClick={() => globalThis.print()}>
            {QUOTE_EDITOR.print}
          </Button>
        )}
      </div>
      <Reading of={reading} failed={QUOTES.notLoaded} loading={QUOTES.loading} onClose={onClose} />
      {quotes.data && !quote && (
        <p role="alert" className="mt-4 rounded-md bg-rose-100 p-4">
          {QUOTE_EDITOR.gone}
        </p>
      )}
      {quote && inquiry.data && (
        <>
          <div className="screen-only mt-3 flex flex-wrap items-center gap-x-3">
            <h2 ref={title} tabIndex={-1} className="text-2xl break-words outline-none">
              {QUOTE_EDITOR.title(quote.number, inquiry.data.name)}
            </h2>
            <QuoteBadge quote={quote} />
          </div>
          {isDraft ? (
            <>
              <AcceptedNote draft={quote} quotes={quotes.data ?? []} />
              <QuoteEditor
                key={quote.id}
                quote={quote}
                inquiry={inquiry.data}
                onLink={setLink}
                onClose={onClose}
              />
            </>
          ) : (
            <SentQuote
              quote={quote}
              inquiry={inquiry.data}
              link={link}
              mayRevise={!quotes.data?.some(({ state }) => state === 'draft')}
            />
          )}
        </>
      )}
    </article>
  );
}

interface SentQuoteProps {
  quote: QuoteView;
  inquiry: InquiryWorkView;
  link: string;
  mayRevise: boolean;
}

/** A sent quote, which never changes; or a draft, read-only. */
function SentQuote({ quote, inquiry, link, mayRevise }: SentQuoteProps) {
  const mayEdit = useMay(quoteEndpoints.change);
  return (
    <>
      <p className="screen-only mt-1 text-night-600">{factsOf(quote, inquiry).join(' · ')}</p>
      {mayEdit && inquiry.deletedAt === null && (
        <div className="screen-only mt-2 -ml-3 flex flex-wrap gap-x-1">
          <QuoteActions
            key={link}
            quote={quote}
            email={inquiry.email}
            mayRevise={mayRevise}
            firstLink={link}
          />
        </div>
      )}
      <QuoteDocument
        quote={{ ...quote, reference: inquiry.reference }}
        className="mt-4 rounded-lg border border-ivory-300 bg-white p-4 sm:p-10 print:border-0"
      />
    </>
  );
}

/** Says that an unsaved draft is kept, when its page is left (@admin.drafts). */
function useKeptNote(inquiryId: string, quoteId: string): void {
  useEffect(
    () => () => {
      if (!hasDraft(quoteDraftKey(quoteId))) return;
      const run = () => openDialog(quotePlace(inquiryId, quoteId));
      notify({ ...ADMIN_TOASTS.draftKept, action: { label: EDITOR.keepEditing, run } });
    },
    [inquiryId, quoteId],
  );
}
