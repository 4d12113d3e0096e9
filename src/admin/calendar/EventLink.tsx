import type { MouseEvent } from 'react';
import type { CalendarEventView, CalendarStatus } from '#contracts/calendar/events.ts';
import { shownName } from '#domain/shown-name.ts';
import { FIRST_PAGE, hrefOf } from '../address/place.ts';
import { openDialog } from '../address/router.ts';
import { WORK_LIST } from '../inquiries/list-texts.ts';
import { STATUS_LABELS } from '../inquiries/texts.ts';
import { Mark } from '../parts/Badge.tsx';
import { noteOpened } from './opened.ts';
import { CALENDAR } from './texts.ts';

/** Colors by status: booked events stand out. The link's text says the status too. */
const LOOKS: Record<CalendarStatus, string> = {
  booked: 'border-leaf-700 bg-leaf-700 text-ivory-50 hover:bg-night-900',
  quoted: 'border-brass-700 bg-brass-200 text-night-950 hover:bg-brass-300',
  contacted: 'border-night-500 bg-ivory-200 text-night-900 hover:bg-ivory-300',
  pending: 'border-dashed border-rose-600 bg-white text-night-900 hover:bg-rose-100',
};

interface EventLinkProps {
  event: CalendarEventView;
  /** Whether name and place may take several lines; otherwise each is cut to one. */
  isWhole: boolean;
}

/** Links an event to its request. */
export function EventLink({ event, isWhole }: EventLinkProps) {
  const { id, status, guestCount, eventLocation, isUnfit } = event;
  const dialog = { name: 'inquiry', id } as const;
  const open = (press: MouseEvent) => {
    // Lets the browser open a new tab or window.
    if (press.metaKey || press.ctrlKey || press.shiftKey) return;
    press.preventDefault();
    noteOpened(id);
    openDialog(dialog);
  };
  return (
    <a
      href={hrefOf({ view: 'contact-leads', list: FIRST_PAGE, dialog })}
      data-opens={id}
      onClick={open}
      className={`block min-h-6 rounded-sm border border-l-4 px-1.5 py-0.5 text-xs break-words ${LOOKS[status]}`}
    >
      <span className={`block font-semibold ${isWhole ? '' : 'truncate'}`}>{shownName(event)}</span>
      <span className="flex flex-wrap items-center gap-x-1.5">
        <span className="inline-flex items-center gap-0.5">
          {status === 'booked' && <Mark name="check" />}
          <span>{STATUS_LABELS[status]}</span>
        </span>
        {guestCount !== '' && <span className="truncate">{CALENDAR.guests(guestCount)}</span>}
      </span>
      <span className={`block ${isWhole ? '' : 'truncate'}`}>{eventLocation}</span>
      {isUnfit && (
        <span className="mt-0.5 inline-flex items-center gap-0.5 rounded-sm bg-rose-600 px-1 font-semibold text-ivory-50">
          <Mark name="alert" />
          <span>{WORK_LIST.unfit}</span>
        </span>
      )}
    </a>
  );
}
