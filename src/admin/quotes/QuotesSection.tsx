import { useEffect } from 'react';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { quoteEndpoints, type QuoteView } from '#contracts/quotes/quotes.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { formatCents } from '#domain/money.ts';
import { DECLINE_LABELS } from '#site/quotes/texts.ts';
import { useMay } from '../accounts/session/may.ts';
import { quotePlace } from '../address/place.ts';
import { openDialog } from '../address/router.ts';
import { moment } from '../data/times.ts';
import { hasDraft } from '../form/kept-draft.ts';
import { WORK_LIST } from '../inquiries/list-texts.ts';
import { Badge, NamedBadge } from '../parts/Badge.tsx';
import { Button } from '../parts/Button.tsx';
import { Reading } from '../parts/loading.tsx';
import { May } from '../parts/May.tsx';
import { isLinked, QuoteActions } from './QuoteActions.tsx';
import { QuoteBadge } from './QuoteBadge.tsx';
import { QUOTES } from './texts.ts';
import { quoteDraftKey, useCreateQuote, useQuotes } from './use-quotes.ts';
import { wasMailed } from './was-mailed.ts';

interface QuotesSectionProps {
  inquiry: InquiryWorkView;
  /** Id of the quote from whose page the person returned; may be empty. */
  leftQuote: string;
}

/** All quotes of a request, newest first, and a button for a new one (@quote.editor). */
export function QuotesSection({ inquiry, leftQuote }: QuotesSectionProps) {
  const quotes = useQuotes(inquiry.id);
  const creation = useCreateQuote(inquiry.id);
  const isRead = quotes.data !== undefined;
  const isInTrash = inquiry.deletedAt !== null;
  const hasADraft = quotes.data?.some(({ state }) => state === 'draft') ?? false;
  // Focuses the quote from which the person returned.
  useEffect(() => {
    if (!isRead || leftQuote === '') return;
    const button = document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(leftQuote)}"]`);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'center' });
  }, [isRead, leftQuote]);
  return (
    <section className="screen-only mt-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{QUOTES.title}</h3>
        {!isInTrash && !hasADraft && (
          <Button
            look="outline"
            needs={quoteEndpoints.create}
            disabled={creation.isPending || !isRead}
            onClick={() => creation.create()}
          >
            {creation.isPending ? QUOTES.creating : QUOTES.create}
          </Button>
        )}
      </div>
      <Reading of={quotes} failed={QUOTES.notLoaded} loading={QUOTES.loading} />
      {quotes.data?.length === 0 && <p className="mt-1 text-night-600">{QUOTES.none}</p>}
      {isRead && quotes.data.length > 0 && (
        <ul
          className="mt-2 divide-y divide-ivory-300 border-y border-ivory-300"
          aria-label={QUOTES.title}
        >
          {quotes.data.map((quote) => (
            <QuoteEntry key={quote.id} quote={quote} inquiry={inquiry} mayRevise={!hasADraft} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface QuoteEntryProps {
  quote: QuoteView;
  inquiry: InquiryWorkView;
  mayRevise: boolean;
}

function QuoteEntry({ quote, inquiry, mayRevise }: QuoteEntryProps) {
  const { id, inquiryId, number, standing } = quote;
  const name = QUOTES.name(number);
  const isDraft = standing === 'draft';
  const mayEdit = useMay(quoteEndpoints.change) && isDraft;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold">{name}</p>
        <QuoteBadge quote={quote} />
        {standing === 'open' && inquiry.isUnfit && (
          <Badge tone="alert" mark="alert">
            {WORK_LIST.unfit}
          </Badge>
        )}
        {isDraft && hasDraft(quoteDraftKey(id)) && <NamedBadge name="unsaved" />}
        <p className="ml-auto font-semibold tabular-nums">
          <span className="sr-only">{`${QUOTES.total} `}</span>
          <span>{formatCents(quote.totals.total)}</span>
        </p>
      </div>
      <ul className="mt-1 flex flex-wrap gap-x-3 text-xs text-night-600">
        {factsOf(quote, inquiry).map((fact) => (
          <li key={fact} className="min-w-0 break-words">
            {fact}
          </li>
        ))}
      </ul>
      <div className="mt-1 -ml-3 flex flex-wrap gap-x-1">
        <Button
          look="row-quiet"
          data-opens={id}
          aria-label={(mayEdit ? QUOTES.editOf : QUOTES.openOf)(name)}
          onClick={() => openDialog(quotePlace(inquiryId, id))}
        >
          {mayEdit ? QUOTES.edit : QUOTES.open}
        </Button>
        {inquiry.deletedAt === null && (
          <May call={quoteEndpoints.change}>
            <QuoteActions quote={quote} email={inquiry.email} mayRevise={mayRevise} />
          </May>
        )}
      </div>
    </li>
  );
}

/** @returns short facts about a quote */
export function factsOf(quote: QuoteView, { events }: Pick<InquiryWorkView, 'events'>): string[] {
  const { sentAt, answeredAt, acceptedBy, declineReason, declineNote } = quote;
  const sending = events.find(
    (event) => event.kind === 'quote-sent' && event.quote?.id === quote.id,
  );
  const answered = answeredAt === null ? '' : moment(answeredAt);
  return [
    QUOTES.validUntil(formatEventDate(quote.content.validUntil)),
    sentAt === null
      ? QUOTES.changedAt(moment(quote.updatedAt))
      : (sending && wasMailed(sending) ? QUOTES.sentAt : QUOTES.finalizedAt)(moment(sentAt)),
    acceptedBy !== '' && QUOTES.acceptedBy(acceptedBy, answered),
    quote.state === 'declined' && QUOTES.declinedAt(answered),
    declineReason !== null && DECLINE_LABELS[declineReason],
    declineNote !== '' && `“${declineNote}”`,
    isLinked(quote) && QUOTES.links(quote.links),
  ].filter((fact) => fact !== false);
}
