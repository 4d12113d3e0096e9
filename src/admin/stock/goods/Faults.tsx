import { useId, useState, type SyntheticEvent } from 'react';
import { faultsSchema, type EventGoodsView, type GoodsPieceView } from '#contracts/stock/goods.ts';
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
import { amountOf, COUNTS, faultValues, typedFaults, type Noted } from './fault-values.ts';
import { GOODS } from './texts.ts';

const ChargeDialog = part(async () => (await import('./ChargeDialog.tsx')).ChargeDialog);
const BlockDialog = part(async () => (await import('../BlockDialog.tsx')).BlockDialog);

interface FaultsProps {
  piece: GoodsPieceView;
  event: Pick<EventGoodsView, 'inquiryId' | 'reference' | 'isCanceled'>;
  day: CivilDate;
  noted: Noted;
  isBusy: boolean;
  onSave: (noted: Noted, onSuccess: () => void) => void;
}

/** Missing or damaged pieces, with buttons to block them and to charge the customer. */
export function Faults({ piece, event, day, noted, isBusy, onSave }: FaultsProps) {
  const { block, blockId, charge } = piece;
  const id = useId();
  const [values, setValues] = useState(() => faultValues(noted));
  const [problems, setProblems] = useState<Partial<Record<keyof Noted, string>>>({});
  const [isBlocking, setBlocking] = useState(false);
  const [isCharging, setCharging] = useState(false);
  const save = (submission: SyntheticEvent) => {
    submission.preventDefault();
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
    <details className="ml-9 print:hidden" open={faulty > 0 || block !== null}>
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
          {(faulty > 0 || block) && (
            <Button look="row-outline" onClick={() => setBlocking(true)}>
              {block ? GOODS.blocked(block.quantity, faulty - block.quantity) : GOODS.block(faulty)}
            </Button>
          )}
          {/* What was agreed on for a canceled event no longer changes. */}
          {faulty > 0 && !event.isCanceled && (
            <Button look="row-outline" onClick={() => setCharging(true)}>
              {charge ? GOODS.charged(amountOf(charge)) : GOODS.charge}
            </Button>
          )}
        </div>
      </form>
      {isCharging && (
        <ChargeDialog
          piece={piece}
          inquiryId={event.inquiryId}
          count={faulty}
          onClose={() => setCharging(false)}
        />
      )}
      {isBlocking && (
        <BlockDialog
          row={piece}
          day={day}
          block={block ?? undefined}
          newBlockId={blockId}
          quantity={faulty}
          note={noteOf(event, noted)}
          onClose={() => setBlocking(false)}
        />
      )}
    </details>
  );
}

/** @returns the note of a new block, within its limit */
function noteOf({ reference }: Pick<EventGoodsView, 'reference'>, { note }: Noted): string {
  return GOODS.blockNote(reference, note).slice(0, MAX_LENGTH.shortDescription).trim();
}
