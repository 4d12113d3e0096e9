import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { bookedEndpoints } from '#contracts/inquiries/booked-events.ts';
import type { PartnerPieceView } from '#contracts/inquiries/booked-views.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { formatCents } from '#domain/money.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { useMay } from '../../accounts/session/may.ts';
import { Button } from '../../parts/Button.tsx';
import { part } from '../../parts/loading.tsx';
import { useWork } from '../use-work.ts';
import { PARTNERS } from './texts.ts';

const PartnerDialog = part(async () => (await import('./PartnerDialog.tsx')).PartnerDialog);

/** Id of the heading, which a button in the timeline focuses. */
export const RENTED_IN = 'rented-in';

/** What partners lend for an event (@stock.rented-in). */
export function PartnerPieces({ inquiry }: { inquiry: InquiryWorkView }) {
  const [edited, setEdited] = useState<PartnerPieceView | 'new' | null>(null);
  const { partnerPieces, deletedAt } = inquiry;
  const isEditable = useMay(bookedEndpoints.savePartnerPieces) && deletedAt === null;
  return (
    <section className="mt-6">
      <h3 id={RENTED_IN} tabIndex={-1} className="text-lg outline-none">
        {PARTNERS.title}
      </h3>
      <p className="text-sm text-night-600">{PARTNERS.intro}</p>
      {partnerPieces.length > 0 && (
        <ul className="mt-1 divide-y divide-ivory-300">
          {partnerPieces.map((pieces) => (
            <PiecesRow
              key={pieces.id}
              inquiry={inquiry}
              pieces={pieces}
              isEditable={isEditable}
              onEdit={() => setEdited(pieces)}
            />
          ))}
        </ul>
      )}
      {isEditable && (
        <Button look="row-outline" className="screen-only mt-2" onClick={() => setEdited('new')}>
          {PARTNERS.add}
        </Button>
      )}
      {edited !== null && (
        <PartnerDialog
          inquiry={inquiry}
          pieces={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}

interface PiecesRowProps {
  inquiry: InquiryWorkView;
  pieces: PartnerPieceView;
  isEditable: boolean;
  onEdit: () => void;
}

function PiecesRow({ inquiry, pieces, isEditable, onEdit }: PiecesRowProps) {
  const { id, name, quantity, partner, costCents, isConfirmed } = pieces;
  const remove = useWork(
    inquiry.id,
    () => call(bookedEndpoints.removePartnerPieces, { params: { id: inquiry.id, pieces: id } }),
    PARTNERS.notSaved,
  );
  const what = `${quantity} × ${name}`;
  const state = isConfirmed ? PARTNERS.isConfirmed : PARTNERS.notConfirmed;
  const cost = costCents > 0 ? ` · ${formatCents(costCents)}` : '';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
      <div className="min-w-0">
        <span className="break-words">{what}</span>
        <span className="block text-xs break-words text-night-600">
          {`${PARTNERS.from(partner)}${cost}`}
        </span>
        <span className={`block text-xs font-semibold ${isConfirmed ? '' : 'text-rose-600'}`}>
          {state}
        </span>
      </div>
      {isEditable && (
        <div className="screen-only flex flex-wrap">
          <Button look="row-quiet" aria-label={`${PARTNERS.edit}: ${what}`} onClick={onEdit}>
            {PARTNERS.edit}
          </Button>
          <Button
            look="row-quiet"
            aria-label={`${PARTNERS.remove}: ${what}`}
            disabled={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, { onSuccess: () => notify(info(PARTNERS.removed, what)) })
            }
          >
            {PARTNERS.remove}
          </Button>
        </div>
      )}
    </li>
  );
}
