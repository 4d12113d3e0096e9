import { useId, useState, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import {
  INQUIRY_STATUSES,
  inquiryEndpoints,
  type InquiryStatus,
} from '#contracts/inquiries/list.ts';
import { workEndpoints, type InquiryWorkView } from '#contracts/inquiries/work.ts';
import type { ShortageView } from '#contracts/stock/stock.ts';
import { LOST_REASONS, statusProblem, type StatusProblem } from '#domain/inquiry-status.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { FieldFrame, TextField } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { DiscardButton } from '../form/DiscardButton.tsx';
import { useKeptDialog } from '../form/use-kept-dialog.ts';
import { Button } from '../parts/Button.tsx';
import { asChoices } from '../parts/Filters.tsx';
import { OVERBOOK, STOCK_CHECK } from '../stock/check-texts.ts';
import { Overbook } from '../stock/Overbook.tsx';
import { shortagesOf } from '../stock/short-failure.ts';
import { ShortNote } from '../stock/ShortNote.tsx';
import { lostBecause } from './lost-reason.ts';
import { tellStatus, toldOfCancellation } from './status-toast.ts';
import { INQUIRY, STATUS_LABELS } from './texts.ts';
import { useBookingStock } from './use-booking-stock.ts';
import { useUndoStatus } from './use-undo-status.tsx';
import { useWork } from './use-work.ts';
import { LOST_LABELS, WORK } from './work-texts.ts';

interface Change {
  status: InquiryStatus;
  reason?: (typeof LOST_REASONS)[number] | undefined;
  note: string;
  overbookReason?: string;
}

interface StatusControlProps {
  inquiry: InquiryWorkView;
  isUrgent: boolean;
}

/** Problems that exclude a status from the choices: it is impossible, or needs more than a reason. */
const EXCLUDING = new Set<StatusProblem | null>([
  'spam-to-pending',
  'cancel-apart',
  'booked-not-lost',
]);

/** Booked, canceled, or lost before such events were kept from that. */
const CLOSED = new Set<InquiryStatus>(['booked', 'canceled', 'lost']);

/** The status of a request. A change is saved at once or with its reason, and can be undone. */
export function StatusControl({ inquiry, isUrgent }: StatusControlProps) {
  const id = useId();
  const params = { id: inquiry.id };
  /** The chosen status, until its reason is saved. */
  const [awaitingReason, setAwaitingReason] = useState<InquiryStatus | null>(null);
  /** Shortages of a booking, from the server. */
  const [short, setShort] = useState<readonly ShortageView[]>([]);
  const { undo, ...undoing } = useUndoStatus(inquiry);
  const change = useWork(
    inquiry.id,
    async (chosen: Change) => {
      const body = { ...chosen, version: inquiry.version };
      await call(inquiryEndpoints.change, { params, body });
      return call(workEndpoints.read, { params });
    },
    INQUIRY.statusNotChanged,
    { conflict: INQUIRY.statusChanged, showsShortages: () => true },
  );
  const save = (chosen: Change, onSaved?: () => void) =>
    change.mutate(chosen, {
      onError: (error) => {
        const shortages = shortagesOf(error);
        if (shortages.length === 0) return;
        setShort(shortages);
        setAwaitingReason('booked');
      },
      onSuccess: (page) => {
        onSaved?.();
        setAwaitingReason(null);
        const takeBack = page.undoable === null ? undefined : () => undo(page.version);
        tellStatus(page, takeBack, toldOfCancellation(inquiry, page));
      },
    });
  const { isQuoted, wasBooked, lastQuote } = inquiry;
  const openQuote = lastQuote?.standing === 'open' ? lastQuote.number : undefined;
  const problemOf = (to: string) =>
    statusProblem({ from: inquiry.status, to, note: '', isQuoted, wasBooked });
  const choose = (value: string) => {
    const status = INQUIRY_STATUSES.find((known) => known === value);
    if (!status) return;
    // A booking that accepts a quote is confirmed first.
    const needsWhy = problemOf(status) !== null || (status === 'booked' && openQuote !== undefined);
    setShort([]);
    setAwaitingReason(needsWhy ? status : null);
    if (!needsWhy) save({ status, note: '' });
  };
  const choices = asChoices(STATUS_LABELS).filter(({ value }) => !EXCLUDING.has(problemOf(value)));
  const isBusy = change.isPending || undoing.isPending;
  return (
    <div>
      <FieldFrame id={id} label={INQUIRY.status}>
        <Select
          id={id}
          className={isUrgent ? 'border-rose-600' : ''}
          items={choices}
          value={awaitingReason ?? (change.isPending ? change.variables.status : inquiry.status)}
          disabled={isBusy}
          onChange={(event) => choose(event.target.value)}
        />
      </FieldFrame>
      {inquiry.status === 'booked' && awaitingReason === null && (
        <p className="mt-1.5 text-xs text-night-600">{WORK.cancelInstead}</p>
      )}
      {wasBooked && !CLOSED.has(inquiry.status) && awaitingReason === null && (
        <p className="mt-1.5 text-xs text-night-600">{WORK.bookToCancel}</p>
      )}
      {(awaitingReason === 'booked' || awaitingReason === 'lost') && (
        <Why
          key={awaitingReason}
          inquiry={inquiry}
          status={awaitingReason}
          openQuote={openQuote}
          short={short}
          first={awaitingReason === 'lost' ? lostBecause(inquiry.events) : { reason: '', note: '' }}
          isBusy={isBusy}
          onSave={save}
          onCancel={() => setAwaitingReason(null)}
        />
      )}
      {undoing.dialog}
    </div>
  );
}

interface WhyProps {
  inquiry: InquiryWorkView;
  status: 'booked' | 'lost';
  /** Number of the quote that booking accepts. */
  openQuote: number | undefined;
  short: readonly ShortageView[];
  /** Initial values of the form. */
  first: { reason: string; note: string };
  isBusy: boolean;
  onSave: (change: Change, onSaved: () => void) => void;
  onCancel: () => void;
}

/**
 * Asks why a request was booked or lost (@inquiry.moves). Input stays on the device until it is
 * saved.
 */
function Why(props: WhyProps) {
  const { inquiry, status, openQuote, short, first, isBusy, onSave, onCancel } = props;
  const id = useId();
  const form = useKeptDialog(`status-${status}`, inquiry.id, () => ({
    ...first,
    overbookReason: '',
  }));
  const { reason, note, overbookReason } = form.values;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const lostReason = LOST_REASONS.find((known) => known === reason);
    const chosen = {
      status,
      note,
      reason: lostReason,
      ...(short.length > 0 && { overbookReason }),
    };
    onSave(chosen, form.settle);
  };
  const isLost = status === 'lost';
  const stock = useBookingStock(inquiry, !isLost);
  return (
    <form className="mt-3 space-y-3 rounded-md bg-ivory-100 p-3" onSubmit={submit}>
      {!isLost && openQuote !== undefined && <p>{WORK.acceptsQuote(openQuote)}</p>}
      {isLost && (
        <FieldFrame id={`${id}-reason`} label={WORK.reasonWhy} required>
          <Select
            id={`${id}-reason`}
            items={asChoices(LOST_LABELS)}
            placeholder={WORK.chooseReason}
            required
            value={reason}
            onChange={(event) => form.set('reason', event.target.value)}
          />
        </FieldFrame>
      )}
      <TextField
        id={`${id}-note`}
        name="note"
        label={isLost ? WORK.lostNote : WORK.bookedNote}
        hint={isLost ? undefined : WORK.bookedHint}
        required={isLost ? reason === 'other' : !inquiry.isQuoted}
        maxLength={MAX_LENGTH.shortDescription}
        value={note}
        onChange={({ target }) => form.set('note', target.value)}
      />
      {!isLost && short.length === 0 && <ShortNote stock={stock} advice={STOCK_CHECK.book} />}
      <Overbook
        id={id}
        short={short}
        reason={overbookReason}
        onReason={(typed) => form.set('overbookReason', typed)}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="night" type="submit" disabled={isBusy}>
          {short.length > 0 ? OVERBOOK.book : WORK.saveStatus(STATUS_LABELS[status])}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {WORK.cancel}
        </Button>
        <DiscardButton form={form} disabled={isBusy} onClose={onCancel} />
      </div>
    </form>
  );
}
