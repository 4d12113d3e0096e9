import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  INQUIRY_STATUSES,
  INQUIRY_VIEWS,
  inquiryEndpoints,
  NOBODY,
  type InquirySort,
  type InquiryView,
  type InquiryViewName,
} from '#contracts/inquiries/list.ts';
import { workEndpoints } from '#contracts/inquiries/work.ts';
import { messageWithoutList } from '#domain/quote-message.ts';
import { shownName } from '#domain/shown-name.ts';
import { useMay } from '../accounts/session/may.ts';
import { quoteIds } from '../address/place.ts';
import { closeDialog, openDialog, useOpenId } from '../address/router.ts';
import { queryOf } from '../data/queries.ts';
import { moment, useNow } from '../data/times.ts';
import { useReturnToRow } from '../data/use-opened.ts';
import type { Column } from '../parts/columns.ts';
import { asChoices, DayRangeFilter, sortFilter } from '../parts/Filters.tsx';
import { ListShell } from '../parts/ListShell.tsx';
import { part } from '../parts/loading.tsx';
import { May } from '../parts/May.tsx';
import { LIST } from '../parts/texts.ts';
import { shortEventDays } from './event-words.ts';
import { EventPage, useEventPage } from './EventPages.tsx';
import { InquiryActions } from './InquiryActions.tsx';
import { InquiryBadges } from './InquiryBadges.tsx';
import { EMPTY_VIEWS, WORK_LIST } from './list-texts.ts';
import { InquiryViews, isSpamList, ListActions, PickBox, type Picked } from './ListTools.tsx';
import { useReading } from './read-mark.ts';
import { RefusedRestore } from './RefusedRestore.tsx';
import { INQUIRIES, INQUIRY_SORT_LABELS, KIND_LABELS, STATUS_LABELS } from './texts.ts';
import { useInquiryList } from './use-inquiry-list.ts';
import { useInquiryTrash } from './use-inquiry-trash.ts';
import { useLeftQuote, useListPlace } from './use-places.ts';

const InquiryPage = part(async () => (await import('./InquiryPage.tsx')).InquiryPage);
const QuotePage = part(async () => (await import('../quotes/QuotePage.tsx')).QuotePage);

const SORT = sortFilter(INQUIRY_SORT_LABELS);
const KINDS = {
  name: 'kind',
  label: WORK_LIST.kind,
  all: WORK_LIST.anyKind,
  items: asChoices(KIND_LABELS),
};

/** Default sort of each view, shown in the headings. */
const DEFAULT_SORTS: Record<InquiryViewName, string> = {
  'to-answer': 'received-asc',
  today: 'next-action',
  overdue: 'next-action',
  upcoming: 'event',
  unfit: 'event',
  mine: 'touched',
};

export const INQUIRY_COLUMNS: readonly Column<InquiryView, InquirySort>[] = [
  {
    label: INQUIRIES.eventDate,
    cell: (inquiry) => shortEventDays(inquiry) || INQUIRIES.noDate,
    fact: (inquiry) => INQUIRIES.eventOn(shortEventDays(inquiry)),
    sort: { ascending: 'event', descending: 'event-desc' },
  },
  { label: INQUIRIES.eventLocation, cell: ({ eventLocation }) => eventLocation, fit: 'shrinks' },
  {
    label: INQUIRIES.type,
    cell: ({ kind, package: requestedPackage, wishlistItems: { length } }) =>
      INQUIRIES.what(kind, length, requestedPackage?.name),
    fit: 'shrinks',
  },
  {
    label: INQUIRIES.received,
    cell: ({ createdAt }) => moment(createdAt),
    fact: ({ createdAt }) => INQUIRIES.receivedAt(moment(createdAt)),
    sort: { ascending: 'received-asc', descending: 'received', first: 'descending' },
    fit: 'wraps',
  },
  {
    label: WORK_LIST.assigned,
    cell: ({ assignee }) => assignee?.name ?? '',
    fact: ({ assignee }) => assignee && `${WORK_LIST.assigned} ${assignee.name}`,
    fit: 'shrinks',
  },
  { label: INQUIRIES.reference, cell: ({ reference }) => reference },
];

/**
 * The Contact Leads tab: its list (@inquiry.list) with waiting requests first, then the newest; a
 * page about events; one request; or one quote.
 */
export function InquiriesTab({ personId }: { personId: string }) {
  const list = useInquiryList();
  const now = useNow();
  const [picked, setPicked] = useState<Picked>(new Set());
  const inquiryId = useOpenId('inquiry');
  const quote = useOpenId('quote');
  const hasEventPage = useEventPage() !== null;
  const leftQuote = useLeftQuote(inquiryId, quote);
  const mayMove = useMay(workEndpoints.bulk);
  /** The open request, or that of the open quote. */
  const openId = inquiryId ?? (quote && quoteIds(quote).inquiryId);
  const { trash, refused, forget } = useInquiryTrash(openId);
  useReading(list, personId, openId);
  useReturnToRow(openId);
  const keepPlace = useListPlace(openId);
  const people = useQuery({ ...queryOf(workEndpoints.assignees), enabled: openId === null }).data;
  const view = INQUIRY_VIEWS.find((name) => name === list.params.view);
  const status = {
    name: 'status',
    label: LIST.filterByStatus,
    all: list.params.deleted === '1' ? LIST.anyStatus : INQUIRIES.allButSpam,
    items: INQUIRY_STATUSES.map((value) => {
      const count = list.counts[value];
      const label = STATUS_LABELS[value];
      return { value, label: count === undefined ? label : `${label} (${count})` };
    }),
  };
  const assignee = {
    name: 'assignee',
    label: WORK_LIST.assignee,
    all: WORK_LIST.anyAssignee,
    items: [
      { value: NOBODY, label: WORK_LIST.nobody },
      ...(people ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ],
  };
  return (
    <>
      {openId === null && <InquiryViews list={list} />}
      <EventPage now={now} />
      <div hidden={openId !== null || hasEventPage}>
        <ListShell
          list={list}
          texts={view === undefined ? INQUIRIES : { ...INQUIRIES, ...EMPTY_VIEWS[view] }}
          filters={[status, KINDS, assignee, SORT]}
          moreFilters={
            <DayRangeFilter
              list={list}
              from={{ name: 'from', label: WORK_LIST.from }}
              to={{ name: 'to', label: WORK_LIST.to }}
            />
          }
          actions={<ListActions list={list} picked={picked} />}
          defaultSort={view === undefined ? 'waiting' : DEFAULT_SORTS[view]}
          columns={INQUIRY_COLUMNS}
          parts={{
            ...(mayMove &&
              isSpamList(list) && {
                renderImages: (inquiry: InquiryView) => (
                  <PickBox inquiry={inquiry} picked={picked} onPick={setPicked} />
                ),
              }),
            renderName: (inquiry) => (
              <>
                <button
                  type="button"
                  className="opens"
                  data-opens={inquiry.id}
                  onClick={() => {
                    keepPlace();
                    openDialog({ name: 'inquiry', id: inquiry.id });
                  }}
                >
                  {shownName(inquiry)}
                </button>
                {inquiry.status === 'quarantined' && <SpamWords inquiry={inquiry} />}
              </>
            ),
            renderBadges: (inquiry) => <InquiryBadges inquiry={inquiry} now={now} view={view} />,
            renderActions: (inquiry) => (
              <May call={inquiryEndpoints.remove}>
                <InquiryActions inquiry={inquiry} trash={trash} />
              </May>
            ),
          }}
        />
      </div>
      {inquiryId !== null && (
        <InquiryPage
          key={inquiryId}
          id={inquiryId}
          trash={trash}
          now={now}
          leftQuote={leftQuote}
          onClose={() => closeDialog({ name: 'inquiry', id: inquiryId })}
        />
      )}
      {quote !== null && openId !== null && (
        <QuotePage
          key={quote}
          place={quote}
          onClose={() => closeDialog({ name: 'quote', id: quote }, { name: 'inquiry', id: openId })}
        />
      )}
      {refused && <RefusedRestore refused={refused} onClose={forget} />}
    </>
  );
}

/** Why a request looks like spam, and its text, to judge it in the list (@spam.list). */
function SpamWords({ inquiry }: { inquiry: InquiryView }) {
  const { spamReasons, message, wishlistItems } = inquiry;
  return (
    <div className="max-w-96 text-xs wrap-anywhere whitespace-normal">
      <p className="font-semibold">{spamReasons.join('; ')}</p>
      <p className="line-clamp-3 whitespace-pre-line">
        {messageWithoutList(message, wishlistItems)}
      </p>
    </div>
  );
}
