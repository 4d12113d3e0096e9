import type { LeadView } from '#contracts/admin/leads.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { counted } from '../data/counted.ts';
import { moment, timeLeft } from '../data/times.ts';
import { Badge } from '../parts/Badge.tsx';
import { mailTrouble } from './lead-words.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface LeadRowProps {
  lead: LeadView;
  /** In milliseconds. */
  now: number;
  onOpen: () => void;
}

/** A request in the list: who, when, what for, and how long they have been waiting. */
export function LeadRow({ lead, now, onOpen }: LeadRowProps) {
  const trouble = mailTrouble(lead.mails);
  const left = lead.status === 'pending' ? timeLeft(lead.createdAt, now) : null;
  return (
    <button
      type="button"
      className="block w-full px-1 py-2.5 text-left hover:bg-ivory-100"
      onClick={onOpen}
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 font-semibold break-words">{lead.name}</span>
        <StatusBadge status={lead.status} />
        {trouble !== null && <Badge tone="alert">{trouble}</Badge>}
        {left && (
          <span className={`text-xs ${left.isOver ? 'font-semibold text-rose-600' : ''}`}>
            {left.text}
          </span>
        )}
      </span>
      <span className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-night-600">
        <span>{lead.kind === 'booking' ? 'Booking' : 'Inquiry'}</span>
        <span>{`Event ${formatEventDate(lead.eventDate)}, ${lead.eventLocation}`}</span>
        {lead.wishlistItems.length > 0 && <span>{counted(lead.wishlistItems.length, 'item')}</span>}
        <span>{`Received ${moment(lead.createdAt)}`}</span>
        <span>{lead.reference}</span>
      </span>
    </button>
  );
}
