import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '#api-client/call.ts';
import {
  goodsEndpoints,
  type EventGoodsView,
  type GoodsPieceView,
  type TickInput,
} from '#contracts/stock/goods.ts';
import type { HandoverWay } from '#contracts/stock/stock.ts';
import { todayInDetroit, type CivilDate } from '#domain/event-date.ts';
import { UNDO } from '#site/texts/toasts.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { useMay } from '../../accounts/session/may.ts';
import { shortDay } from '../place.ts';
import { Faults } from './Faults.tsx';
import { GOODS, WAYS } from './texts.ts';

interface GoodsPieceProps {
  piece: GoodsPieceView;
  event: Pick<EventGoodsView, 'inquiryId' | 'reference' | 'name' | 'isCanceled'>;
  way: HandoverWay;
  day: CivilDate;
}

/** An item with a checkbox (@goods.tick); after a return, also missing and damaged pieces. */
export function GoodsPiece({ piece, event, way, day }: GoodsPieceProps) {
  const id = useId();
  const mayTick = useMay(goodsEndpoints.tick);
  const { itemId, option, name, quantity, tick } = piece;
  const ticking = useMutation({
    // One at a time, in the order of the presses.
    scope: { id },
    mutationFn: (change: Pick<TickInput, 'isTicked' | 'faults'>) =>
      call(goodsEndpoints.tick, {
        body: { inquiryId: event.inquiryId, itemId, option, way, ...change },
      }),
    meta: { failed: GOODS.notTicked, rereads: [goodsEndpoints.day.path] },
  });
  // A press shows at once; after a failure, the refetched state shows.
  const isTicked = ticking.isPending ? ticking.variables.isTicked : tick !== null;
  const noted = notedOf(piece);
  const hasNotes = noted.missing + noted.damaged > 0 || noted.note !== '';
  const toggle = (isOn: boolean) => {
    const undo = { label: UNDO, run: () => ticking.mutate({ isTicked: true, faults: noted }) };
    ticking.mutate(
      { isTicked: isOn },
      {
        onSuccess: () => {
          if (!isOn && hasNotes)
            notify({ ...info(GOODS.unticked.title, GOODS.unticked.text), action: undo });
        },
      },
    );
  };
  return (
    <li className="py-1.5">
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          disabled={!mayTick}
          className="size-6 shrink-0 accent-night-900"
          aria-label={GOODS.box(quantity, name, event.name)}
          checked={isTicked}
          onChange={({ target }) => toggle(target.checked)}
        />
        <label htmlFor={id} className="min-w-0 grow">
          <PieceName piece={piece} />
        </label>
        {isTicked && (
          <span className="shrink-0 text-xs text-leaf-700" title={GOODS.ticked(tick?.by ?? '')}>
            {doneWords(piece, { way, day })}
          </span>
        )}
      </div>
      {!mayTick && hasNotes && <p className="ml-9 text-xs break-words">{GOODS.noted(noted)}</p>}
      {mayTick && way === 'back' && (tick ?? piece.block) && (
        <Faults
          piece={piece}
          event={event}
          day={day}
          noted={noted}
          isBusy={ticking.isPending}
          onSave={(faults, onSuccess) => ticking.mutate({ isTicked: true, faults }, { onSuccess })}
        />
      )}
    </li>
  );
}

function notedOf({ tick }: GoodsPieceView) {
  const { missing = 0, damaged = 0, note = '' } = tick ?? {};
  return { missing, damaged, note };
}

/**
 * @returns how many were ticked off, where the event has more or fewer of them by now, and on which day, where the sheet
 *   is of another one: the event may have moved since
 */
function doneWords(
  { quantity, tick }: GoodsPieceView,
  { way, day }: Pick<GoodsPieceProps, 'way' | 'day'>,
): string {
  const ticked = tick?.quantity ?? quantity;
  const on = tick ? todayInDetroit(new Date(tick.at)) : day;
  const words = (done: string) => (on === day ? done : GOODS.doneOn(done, shortDay(on)));
  const { done } = WAYS[way];
  return ticked === quantity
    ? words(done)
    : GOODS.doneOf(ticked, words(done.toLowerCase()), quantity - ticked);
}

function PieceName({ piece }: { piece: GoodsPieceView }) {
  const { name, quantity, sets, rented } = piece;
  return (
    <>
      <span className="font-semibold tabular-nums">{`${GOODS.quantity(quantity)} `}</span>
      <span className="break-words">{name}</span>
      {sets.length > 0 && (
        <span className="block text-xs text-night-600">{GOODS.partOf(sets)}</span>
      )}
      {rented.map(({ partner, quantity: lent, isConfirmed }) => (
        <span key={partner} className="block text-xs">
          {[GOODS.rented(lent, partner), ...(isConfirmed ? [] : [GOODS.notConfirmed])].join(', ')}
        </span>
      ))}
    </>
  );
}
