import { useState, type SyntheticEvent } from 'react';
import type { GoodsPieceView } from '#contracts/stock/goods.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { lengthProblem } from '#domain/text-length.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { RowInput } from '#ui/RowInput.tsx';
import { Button } from '../../parts/Button.tsx';
import { part } from '../../parts/loading.tsx';
import { GOODS } from './texts.ts';

const ChargeDialog = part(async () => (await import('./ChargeDialog.tsx')).ChargeDialog);
const BlockDialog = part(async () => (await import('../BlockDialog.tsx')).BlockDialog);

interface Noted {
  missing: number;
  damaged: number;
  note: string;
}

interface FaultsProps {
  piece: GoodsPieceView;
  inquiryId: string;
  day: CivilDate;
  noted: Noted;
  isBusy: boolean;
  onSave: (noted: Noted, onSuccess: () => void) => void;
}

/** What of the pieces did not come back whole; offers to block them, and to charge the customer. */
export function Faults({ piece, inquiryId, day, noted, isBusy, onSave }: FaultsProps) {
  const [values, setValues] = useState({
    missing: String(noted.missing || ''),
    damaged: String(noted.damaged || ''),
    note: noted.note,
  });
  const [isBlocking, setBlocking] = useState(false);
  const [isCharging, setCharging] = useState(false);
  const count = (typed: string) => Number.parseInt(typed, 10) || 0;
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy || lengthProblem(values.note, MAX_LENGTH.shortDescription) !== '') return;
    const { missing, damaged, note } = values;
    onSave({ missing: count(missing), damaged: count(damaged), note }, () => {
      if (count(missing) + count(damaged) > 0) notify(info(GOODS.saved.title, GOODS.saved.text));
    });
  };
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });
  const gone = noted.missing + noted.damaged;
  return (
    <details className="ml-9 print:hidden" open={gone > 0}>
      <summary className="min-h-6 text-xs underline underline-offset-4">{GOODS.faults}</summary>
      <form className="mt-1 grid grid-cols-2 gap-2" noValidate onSubmit={save}>
        {(['missing', 'damaged'] as const).map((name) => (
          <label key={name} className="text-xs">
            <span>{GOODS[name]}</span>
            <input
              {...field(name)}
              className="input"
              type="number"
              inputMode="numeric"
              min={0}
              max={piece.quantity}
              step={1}
            />
          </label>
        ))}
        <label className="col-span-2 text-xs">
          <span>{GOODS.note}</span>
          <RowInput {...field('note')} maxLength={MAX_LENGTH.shortDescription} />
        </label>
        <div className="col-span-2 flex flex-wrap gap-2">
          <Button look="row-outline" type="submit" isOff={isBusy}>
            {GOODS.save}
          </Button>
          {gone > 0 && (
            <>
              <Button look="row-outline" onClick={() => setBlocking(true)}>
                {GOODS.block(gone)}
              </Button>
              <Button look="row-outline" onClick={() => setCharging(true)}>
                {GOODS.charge}
              </Button>
            </>
          )}
        </div>
      </form>
      {isCharging && (
        <ChargeDialog
          piece={piece}
          inquiryId={inquiryId}
          count={gone}
          onClose={() => setCharging(false)}
        />
      )}
      {isBlocking && (
        <BlockDialog
          row={piece}
          day={day}
          block={undefined}
          quantity={gone}
          note={noted.note}
          onClose={() => setBlocking(false)}
        />
      )}
    </details>
  );
}
