import { useId, useState, type SyntheticEvent } from 'react';
import { faultsSchema, type GoodsPieceView } from '#contracts/stock/goods.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { lengthProblem } from '#domain/text-length.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { fieldAttributes } from '#ui/Field.tsx';
import { RowInput } from '#ui/RowInput.tsx';
import { schemaFaults } from '../../form/field-faults.ts';
import { Button } from '../../parts/Button.tsx';
import { part } from '../../parts/loading.tsx';
import { COUNTS, faultValues, typedFaults, type Noted } from './fault-values.ts';
import { GOODS } from './texts.ts';

const ChargeDialog = part(async () => (await import('./ChargeDialog.tsx')).ChargeDialog);
const BlockDialog = part(async () => (await import('../BlockDialog.tsx')).BlockDialog);

interface FaultsProps {
  piece: GoodsPieceView;
  inquiryId: string;
  /** False for a canceled event, whose agreed-on items no longer change. */
  mayCharge: boolean;
  day: CivilDate;
  noted: Noted;
  isBusy: boolean;
  onSave: (noted: Noted, onSuccess: () => void) => void;
}

/** Missing or damaged pieces, with buttons to block them and to charge the customer. */
export function Faults({ piece, inquiryId, mayCharge, day, noted, isBusy, onSave }: FaultsProps) {
  const id = useId();
  const [values, setValues] = useState(() => faultValues(noted));
  const [problems, setProblems] = useState<Partial<Record<keyof Noted, string>>>({});
  const [isBlocking, setBlocking] = useState(false);
  const [isCharging, setCharging] = useState(false);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy || lengthProblem(values.note, MAX_LENGTH.shortDescription) !== '') return;
    const typed = typedFaults(values);
    const faults = schemaFaults(faultsSchema.safeParse(typed).error);
    setProblems(faults);
    const wrong = COUNTS.find((name) => faults[name] !== undefined);
    if (wrong !== undefined) {
      document.getElementById(`${id}-${wrong}`)?.focus();
      return;
    }
    setValues(faultValues(typed));
    onSave(typed, () => {
      if (typed.missing + typed.damaged > 0) {
        notify(info(GOODS.saved.title, GOODS.saved.text));
      }
    });
  };
  const field = (name: keyof Noted) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setProblems({});
      setValues({ ...values, [name]: target.value });
    },
  });
  const faulty = noted.missing + noted.damaged;
  return (
    <details className="ml-9 print:hidden" open={faulty > 0}>
      <summary className="min-h-6 text-xs underline underline-offset-4">{GOODS.faults}</summary>
      <form className="mt-1 grid grid-cols-2 gap-2" noValidate onSubmit={save}>
        {COUNTS.map((name) => (
          <div key={name} className="text-xs">
            <label htmlFor={`${id}-${name}`}>{GOODS[name]}</label>
            <input
              {...field(name)}
              {...fieldAttributes(`${id}-${name}`, problems[name])}
              className="input"
              inputMode="numeric"
              autoComplete="off"
            />
            {problems[name] !== undefined && (
              <p id={`${id}-${name}-error`} className="mt-1 font-semibold text-rose-600">
                {problems[name]}
              </p>
            )}
          </div>
        ))}
        <label className="col-span-2 text-xs">
          <span>{GOODS.note}</span>
          <RowInput {...field('note')} maxLength={MAX_LENGTH.shortDescription} />
        </label>
        <div className="col-span-2 flex flex-wrap gap-2">
          <Button look="row-outline" type="submit" disabled={isBusy}>
            {GOODS.save}
          </Button>
          {faulty > 0 && (
            <>
              <Button look="row-outline" onClick={() => setBlocking(true)}>
                {GOODS.block(faulty)}
              </Button>
              {mayCharge && (
                <Button look="row-outline" onClick={() => setCharging(true)}>
                  {GOODS.charge}
                </Button>
              )}
            </>
          )}
        </div>
      </form>
      {isCharging && (
        <ChargeDialog
          piece={piece}
          inquiryId={inquiryId}
          count={faulty}
          onClose={() => setCharging(false)}
        />
      )}
      {isBlocking && (
        <BlockDialog
          row={piece}
          day={day}
          block={undefined}
          quantity={faulty}
          note={noted.note}
          onClose={() => setBlocking(false)}
        />
      )}
    </details>
  );
}
