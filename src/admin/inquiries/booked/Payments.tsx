import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { bookedEndpoints } from '#contracts/inquiries/booked-events.ts';
import type { MoneyView, PaymentView } from '#contracts/inquiries/booked-views.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import type { PaymentKind } from '#contracts/stock/stock.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { formatCents } from '#domain/money.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { useMay } from '../../accounts/session/may.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { part } from '../../parts/loading.tsx';
import { BALANCE_LABELS } from '../list-texts.ts';
import { useWork } from '../use-work.ts';
import { balanceTone } from './balance-tone.ts';
import { sumsOf } from './payment-sums.ts';
import { KIND_LABELS, METHOD_LABELS, PAYMENTS } from './texts.ts';

const PaymentDialog = part(async () => (await import('./PaymentDialog.tsx')).PaymentDialog);

interface PaymentsProps {
  inquiry: InquiryWorkView;
  money: MoneyView;
}

/** Payments and balance of an event (@money.payments, @money.balance). */
export function Payments({ inquiry, money }: PaymentsProps) {
  const [adding, setAdding] = useState<PaymentKind | null>(null);
  const isEditable = useMay(bookedEndpoints.addPayment) && inquiry.deletedAt === null;
  return (
    <section className="mt-6">
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 className="text-lg">{PAYMENTS.title}</h3>
        {money.standing !== null && (
          <Badge tone={balanceTone(money.standing)}>{BALANCE_LABELS[money.standing]}</Badge>
        )}
      </div>
      <dl className="mt-1 grid max-w-sm grid-cols-[1fr_auto] gap-x-6">
        {sumsOf(inquiry, money).map(([label, cents]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-right tabular-nums">{formatCents(cents)}</dd>
          </div>
        ))}
      </dl>
      {money.payments.length === 0 ? (
        <p className="mt-2 text-night-600">{PAYMENTS.none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-ivory-300">
          {money.payments.map((payment) => (
            <PaymentRow
              key={payment.id}
              inquiry={inquiry}
              payment={payment}
              isEditable={isEditable}
            />
          ))}
        </ul>
      )}
      {isEditable && (
        <div className="screen-only mt-2 flex flex-wrap gap-2">
          {inquiry.agreed && (
            <Button look="row-outline" onClick={() => setAdding('payment')}>
              {PAYMENTS.add}
            </Button>
          )}
          {money.receivedCents > 0 && (
            <Button look="row-quiet" onClick={() => setAdding('refund')}>
              {PAYMENTS.refund}
            </Button>
          )}
        </div>
      )}
      {adding !== null && (
        <PaymentDialog
          inquiry={inquiry}
          money={money}
          kind={adding}
          onClose={() => setAdding(null)}
        />
      )}
    </section>
  );
}

interface PaymentRowProps {
  inquiry: InquiryWorkView;
  payment: PaymentView;
  isEditable: boolean;
}

function PaymentRow({ inquiry, payment, isEditable }: PaymentRowProps) {
  const [isAsking, setAsking] = useState(false);
  const { id, kind, cents, receivedOn, method, note, author, isVoided } = payment;
  const strike = useWork(
    inquiry.id,
    () => call(bookedEndpoints.voidPayment, { params: { id: inquiry.id, payment: id } }),
    PAYMENTS.notStruck,
  );
  const what = `${KIND_LABELS[kind]} ${formatCents(cents)}, ${formatEventDate(receivedOn)}`;
  const details = [METHOD_LABELS[method], note, author === '' ? '' : PAYMENTS.by(author)];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
      <div className="min-w-0">
        {isVoided ? <s>{what}</s> : <span>{what}</span>}
        <span className="block text-xs break-words text-night-600">
          {details.filter(Boolean).join(' · ')}
        </span>
        {isVoided && <span className="block text-xs font-semibold">{PAYMENTS.struck}</span>}
      </div>
      {isEditable && !isVoided && (
        <Button
          look="row-quiet"
          className="screen-only"
          aria-label={`${PAYMENTS.strike}: ${what}`}
          onClick={() => setAsking(true)}
        >
          {PAYMENTS.strike}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={PAYMENTS.strikeTitle(what)}
          text={PAYMENTS.strikeText}
          label={PAYMENTS.strike}
          onConfirm={() =>
            strike.mutate(undefined, { onSuccess: () => notify(info(PAYMENTS.struck, what)) })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
