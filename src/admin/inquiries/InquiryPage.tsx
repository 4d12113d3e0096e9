import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inquiryEndpoints, type InquiryView } from '#contracts/inquiries/list.ts';
import { workEndpoints, type InquiryWorkView } from '#contracts/inquiries/work.ts';
import { quoteEndpoints, type QuoteView } from '#contracts/quotes/quotes.ts';
import { hasNoBooking } from '#domain/inquiry-status.ts';
import { shownName } from '#domain/shown-name.ts';
import { useMay } from '../accounts/session/may.ts';
import { queryOf, showInLists } from '../data/queries.ts';
import { moment, timeLeftOf } from '../data/times.ts';
import type { Trash } from '../data/use-trash.ts';
import { Button } from '../parts/Button.tsx';
import { Letterhead } from '../parts/Letterhead.tsx';
import { part, Reading } from '../parts/loading.tsx';
import { QuotesSection } from '../quotes/QuotesSection.tsx';
import { useRequestStock } from '../stock/use-request-stock.ts';
import { acceptedQuote } from './agreed.ts';
import { BookedParts } from './booked/BookedParts.tsx';
import { CancelButton } from './booked/CancelButton.tsx';
import { InquiryFacts } from './InquiryFacts.tsx';
import { ItemsTable } from './ItemsTable.tsx';
import { callHref, replyHref } from './mail-words.ts';
import { PackingList } from './PackingList.tsx';
import { RelatedRequests, ReplacedBy } from './RelatedRequests.tsx';
import { spamWarning } from './spam-warning.ts';
import { StatusControl } from './StatusControl.tsx';
import { INQUIRY, STATUS_LABELS } from './texts.ts';
import { Timeline } from './Timeline.tsx';
import { useFresh } from './use-fresh.ts';
import { WORK } from './work-texts.ts';
import { WorkControls } from './WorkControls.tsx';
import { WorkFacts } from './WorkFacts.tsx';

const ReplyDialog = part(async () => (await import('./ReplyDialog.tsx')).ReplyDialog);

interface InquiryPageProps {
  id: string;
  trash: Trash<InquiryView>;
  now: number;
  /** Id of the quote from whose page the person returned; may be empty. */
  leftQuote: string;
  onClose: () => void;
}

/** A page for one request (@inquiry.page): as it was sent, and all work on it. */
export function InquiryPage({ id, trash, now, leftQuote, onClose }: InquiryPageProps) {
  const byId = { params: { id } };
  // Shows what was changed on the page of a quote, on return from it.
  const refetched = { refetchOnMount: 'always' } as const;
  const query = useQuery({ ...queryOf(workEndpoints.read, byId), ...refetched });
  const inquiry = query.data;
  const quotes = useQuery({ ...queryOf(quoteEndpoints.list, byId), ...refetched }).data;
  useFresh(id);
  const client = useQueryClient();
  const fresh = query.isFetchedAfterMount ? inquiry : undefined;
  // Back in the list, its row is as the page was: the list is not read again by itself (@admin.refetch).
  useEffect(() => {
    if (fresh) showInLists(client, inquiryEndpoints.list.path, fresh);
  }, [client, fresh]);
  const accepted = quotes && acceptedQuote(quotes);
  const [sheet, setSheet] = useState<'request' | 'packing'>('request');
  const title = useRef<HTMLHeadingElement>(null);
  const isRead = inquiry !== undefined;
  // Focuses the heading; on return from a quote, `QuotesSection` focuses that quote instead.
  useEffect(() => {
    if (leftQuote === '') title.current?.focus({ preventScroll: true });
  }, [isRead, leftQuote]);
  const print = (printed: typeof sheet) => {
    flushSync(() => setSheet(printed));
    // Some browsers print after the call returns.
    addEventListener('afterprint', () => setSheet('request'), { once: true });
    globalThis.print();
  };
  return (
    <article
      className="print-page"
      data-sheet={sheet}
      aria-label={inquiry ? shownName(inquiry) : INQUIRY.title}
    >
      <div className="screen-only flex flex-wrap justify-between gap-2">
        <Button look="row-outline" onClick={onClose}>
          {WORK.back}
        </Button>
        {inquiry && (
          // Before the quotes are loaded, it is unknown what was agreed.
          <div className="flex flex-wrap gap-2">
            <Button look="row-quiet" disabled={!quotes} onClick={() => print('request')}>
              {WORK.print}
            </Button>
            <Button look="row-quiet" disabled={!quotes} onClick={() => print('packing')}>
              {WORK.printPacking}
            </Button>
          </div>
        )}
      </div>
      <Reading of={query} failed={INQUIRY.notLoaded} loading={INQUIRY.loading} onClose={onClose} />
      {inquiry && (
        <>
          <div className="hidden print:block">
            <Letterhead />
          </div>
          <div className="request-sheet">
            <h2 ref={title} tabIndex={-1} className="mt-3 text-2xl break-words outline-none">
              {shownName(inquiry)}
            </h2>
            <Body
              inquiry={inquiry}
              accepted={accepted}
              trash={trash}
              now={now}
              leftQuote={leftQuote}
            />
          </div>
          {sheet === 'packing' && <PackingList inquiry={inquiry} accepted={accepted} />}
        </>
      )}
    </article>
  );
}

type BodyProps = Pick<InquiryPageProps, 'trash' | 'now' | 'leftQuote'> & {
  inquiry: InquiryWorkView;
  /** The accepted quote. */
  accepted: QuoteView | undefined;
};

function Body({ inquiry, accepted, trash, now, leftQuote }: BodyProps) {
  const left = timeLeftOf(inquiry, now);
  const isUrgent = left?.isUrgent ?? false;
  const mayWork = useMay(workEndpoints.change);
  const spamReasons = spamWarning(inquiry);
  const isAgreed = inquiry.agreed !== null || (accepted !== undefined && !hasNoBooking(inquiry));
  const stock = useRequestStock(inquiry, inquiry.lines, !isAgreed);
  return (
    <>
      <p className="text-night-600">
        <span>{INQUIRY.summary(inquiry.reference, moment(inquiry.createdAt))}</span>
        {inquiry.status === 'canceled' && (
          <span className="font-semibold text-rose-600">{` · ${STATUS_LABELS.canceled}`}</span>
        )}
        {left && (
          <span className={isUrgent ? 'font-semibold text-rose-600' : ''}>{` · ${left.text}`}</span>
        )}
      </p>
      {inquiry.deletedAt !== null && (
        <p className="mt-3 rounded-md bg-ivory-200 p-3">
          {INQUIRY.inTrash(moment(inquiry.deletedAt))}
        </p>
      )}
      <ReplacedBy inquiry={inquiry} />
      {spamReasons.length > 0 && (
        <p className="screen-only mt-3 rounded-md bg-rose-100 p-3">{INQUIRY.spam(spamReasons)}</p>
      )}
      {inquiry.unanswered.map(({ kind }) => (
        <p key={kind} className="screen-only mt-3 rounded-md bg-brass-200 p-3">
          {WORK.unanswered[kind]}
        </p>
      ))}
      <Answers inquiry={inquiry} trash={trash} />
      <div className="mt-5 grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] print:block">
        <div className="min-w-0 lg:row-span-2">
          <InquiryFacts inquiry={inquiry} now={now} />
          <BookedParts inquiry={inquiry} quote={accepted} />
          {inquiry.lines.length > 0 && (
            <ItemsTable
              inquiry={inquiry}
              accepted={accepted}
              stock={isAgreed ? undefined : stock}
            />
          )}
          <QuotesSection inquiry={inquiry} leftQuote={leftQuote} />
          <Timeline inquiry={inquiry} />
        </div>
        {inquiry.deletedAt === null && (
          <div className="screen-only order-first grid min-w-0 gap-4 self-start rounded-md border border-ivory-300 bg-white p-4 sm:grid-cols-2 lg:order-none lg:grid-cols-1">
            {mayWork ? (
              <>
                <StatusControl inquiry={inquiry} isUrgent={isUrgent} />
                <WorkControls inquiry={inquiry} />
              </>
            ) : (
              <WorkFacts inquiry={inquiry} />
            )}
          </div>
        )}
        <aside className="screen-only min-w-0 space-y-5">
          <RelatedRequests inquiry={inquiry} />
        </aside>
      </div>
    </>
  );
}

/**
 * Ways to answer, of which one is prominent; to restore a request from the trash; and to cancel a
 * booked event.
 */
function Answers({ inquiry, trash }: Pick<BodyProps, 'inquiry' | 'trash'>) {
  const [isReplying, setReplying] = useState(false);
  const mayReply = useMay(workEndpoints.reply);
  const quietClass = 'button button-quiet underline underline-offset-4';
  const callTo = callHref(inquiry.phone);
  // Without an email address, calling is the prominent way.
  const isCallFirst = inquiry.email === '' && inquiry.deletedAt === null;
  const callClass = isCallFirst ? 'button button-night' : quietClass;
  return (
    <div className="screen-only mt-4 flex flex-wrap gap-x-2 gap-y-1">
      {inquiry.deletedAt !== null && (
        <Button
          look="night"
          needs={inquiryEndpoints.restore}
          disabled={trash.isBusy}
          onClick={() => trash.restore(inquiry)}
        >
          {INQUIRY.restore}
        </Button>
      )}
      {inquiry.deletedAt === null && inquiry.email !== '' && (
        <Button look="night" needs={workEndpoints.reply} onClick={() => setReplying(true)}>
          {WORK.writeReply}
        </Button>
      )}
      {mayReply && inquiry.email !== '' && (
        <a className={quietClass} href={replyHref(inquiry)}>
          {INQUIRY.reply}
        </a>
      )}
      {callTo !== '' && (
        <a className={callClass} href={callTo}>
          {INQUIRY.call(inquiry.phone)}
        </a>
      )}
      {inquiry.status === 'booked' && inquiry.deletedAt === null && (
        <CancelButton inquiry={inquiry} />
      )}
      {isReplying && <ReplyDialog inquiry={inquiry} onClose={() => setReplying(false)} />}
    </div>
  );
}
