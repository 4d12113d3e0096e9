import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf, call, readPage } from '#api-client/call.ts';
import { inquiryEndpoints, type InquiryView } from '#contracts/inquiries/list.ts';
import { quoteEndpoints, type QuoteView } from '#contracts/quotes/quotes.ts';
import { newId } from '#domain/uuid.ts';
import { quotePlace } from '../address/place.ts';
import { openDialog } from '../address/router.ts';
import { shortEventDays } from '../inquiries/event-words.ts';
import { INQUIRIES } from '../inquiries/texts.ts';
import { AdminModal } from '../parts/AdminModal.tsx';
import { Button } from '../parts/Button.tsx';
import { SearchBox } from '../parts/Filters.tsx';
import { Reading } from '../parts/loading.tsx';
import { COPY_QUOTE } from './copy-quote-texts.ts';
import { useQuoteWrite } from './use-quotes.ts';

/** Maximum of results. */
const MAX_OFFERED = 8;

interface CopyQuoteDialogProps {
  quote: QuoteView;
  onClose: () => void;
}

/** Copies a quote to a draft for another request (@quote.copy). */
export function CopyQuoteDialog({ quote, onClose }: CopyQuoteDialogProps) {
  const [q, setQ] = useState('');
  const query = { q, page: '1' };
  const found = useQuery({
    queryKey: [addressOf(inquiryEndpoints.list, { query })],
    queryFn: ({ signal }) => readPage<InquiryView>(inquiryEndpoints.list, query, signal),
    placeholderData: keepPreviousData,
  });
  const others = found.data?.rows.filter(({ id }) => id !== quote.inquiryId).slice(0, MAX_OFFERED);
  return (
    <AdminModal needs={quoteEndpoints.create} title={COPY_QUOTE.title} onClose={onClose}>
      <p className="mb-3">{COPY_QUOTE.intro}</p>
      <SearchBox label={COPY_QUOTE.search} value={q} onSearch={setQ} />
      <Reading of={{ ...found, data: others }} failed={COPY_QUOTE.notLoaded} />
      <p role="status" className="mt-2 text-xs text-night-600">
        {others?.length === 0 ? COPY_QUOTE.none : ''}
      </p>
      <ul className="divide-y divide-ivory-300">
        {others?.map((inquiry) => (
          <Target key={inquiry.id} inquiry={inquiry} quoteId={quote.id} />
        ))}
      </ul>
    </AdminModal>
  );
}

function Target({ inquiry, quoteId }: { inquiry: InquiryView; quoteId: string }) {
  /** The draft's id, the same at each press, so that a second press makes no second draft. */
  const [id] = useState(newId);
  const { reference, name } = inquiry;
  const copy = useQuoteWrite(
    inquiry.id,
    () =>
      call(quoteEndpoints.create, {
        params: { id: inquiry.id },
        body: { id, copyOf: quoteId },
      }),
    COPY_QUOTE.notCopied,
  );
  const label = `${reference}, ${name}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{label}</p>
        <p className="text-xs text-night-600">{INQUIRIES.eventOn(shortEventDays(inquiry))}</p>
      </div>
      <Button
        look="row-outline"
        aria-label={COPY_QUOTE.copyTo(label)}
        disabled={copy.isPending}
        onClick={() =>
          copy.mutate(undefined, {
            onSuccess: (draft) => openDialog(quotePlace(inquiry.id, draft.id)),
          })
        }
      >
        {COPY_QUOTE.copy}
      </Button>
    </li>
  );
}
