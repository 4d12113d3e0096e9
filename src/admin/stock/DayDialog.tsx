import { useMutation } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import {
  NO_END,
  stockEndpoints,
  type StockItemView,
  type StockTakenView,
} from '#contracts/stock/view.ts';
import { dayAfter } from '#domain/days.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { longDay } from '../data/event-days.ts';
import { AdminModal } from '../parts/AdminModal.tsx';
import { Button } from '../parts/Button.tsx';
import { NOT_COUNTED } from '../parts/texts.ts';
import { InquiryLink } from './InquiryLink.tsx';
import { shortDay } from './place.ts';
import { BLOCK, KINDS, REASONS, STOCK } from './texts.ts';

interface DayDialogProps {
  row: StockItemView;
  day: CivilDate;
  /** Pieces on the day; null: not counted. */
  free: number | null;
  /** @param block to change; undefined for a new one */
  onBlock: (block?: StockTakenView) => void;
  onClose: () => void;
}

/** What takes an item on a day: links to events, and blocks, which can be changed. */
export function DayDialog({ row, day, free, onBlock, onClose }: DayDialogProps) {
  const taken = row.taken.filter(({ out, free: freeFrom }) => out <= day && day < freeFrom);
  return (
    <AdminModal title={row.name} onClose={onClose} beginsAtTitle>
      <p>{longDay(day)}</p>
      <p className="text-base font-semibold">
        {row.owned === null || free === null ? NOT_COUNTED : STOCK.freeOf(free, row.owned)}
      </p>
      {taken.length === 0 ? (
        <p className="mt-3 text-night-600">{STOCK.nothingTaken}</p>
      ) : (
        <ul
          className="mt-3 divide-y divide-ivory-300 border-y border-ivory-300"
          aria-label={STOCK.taken}
        >
          {taken.map((taking) => (
            <Taking key={taking.id} taking={taking} onEdit={() => onBlock(taking)} />
          ))}
        </ul>
      )}
      <Button
        look="outline"
        needs={stockEndpoints.addBlock}
        className="mt-4"
        onClick={() => onBlock()}
      >
        {BLOCK.add}
      </Button>
    </AdminModal>
  );
}

function Taking({ taking, onEdit }: { taking: StockTakenView; onEdit: () => void }) {
  const { id, kind, quantity, out, free: freeFrom, inquiry, reason, note } = taking;
  const removing = useMutation({
    mutationFn: () => call(stockEndpoints.removeBlock, { params: { id } }),
    onSuccess: () => notify(info(BLOCK.removed.title, BLOCK.removed.text)),
    meta: { failed: BLOCK.notRemoved, rereads: [stockEndpoints.view.path] },
  });
  return (
    <li className="py-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold tabular-nums">{STOCK.quantity(quantity)}</span>
        <span>{reason === null ? KINDS[kind] : REASONS[reason]}</span>
        <span className="text-night-600">
          {freeFrom === NO_END
            ? STOCK.noEnd(shortDay(out))
            : STOCK.days(shortDay(out), shortDay(dayAfter(freeFrom, -1)))}
        </span>
      </p>
      {inquiry && <InquiryLink {...inquiry} />}
      {note !== '' && <p className="break-words">{note}</p>}
      {kind === 'block' && (
        <p className="mt-1 flex gap-2">
          <Button look="row-outline" needs={stockEndpoints.changeBlock} onClick={onEdit}>
            {BLOCK.edit}
          </Button>
          <Button
            look="row-quiet"
            needs={stockEndpoints.removeBlock}
            disabled={removing.isPending}
            onClick={() => removing.mutate()}
          >
            {BLOCK.remove}
          </Button>
        </p>
      )}
    </li>
  );
}
