import { MAX_LENGTH } from '#domain/limits.ts';
import { TextField } from '#ui/Field.tsx';
import { IconButton } from '../../parts/Button.tsx';
import { tidyAmount } from '../../quotes/typed-numbers.ts';
import { LINE_DAYS } from '../../stock/check-texts.ts';
import { LineDaysNote } from '../../stock/LineDaysNote.tsx';
import type { AgreedLineValues } from './agreed-values.ts';
import { AGREED } from './texts.ts';

interface AgreedLineProps {
  /** Id of the dialog. */
  id: string;
  index: number;
  line: AgreedLineValues;
  /** First day of the event; may be empty. */
  eventDate: string;
  /** Errors by field. */
  errors: Record<string, string | undefined>;
  onChange: (change: Partial<AgreedLineValues>) => void;
  onRemove: () => void;
}

/** Form fields of one agreed line. */
export function AgreedLine(props: AgreedLineProps) {
  const { id, index, line, eventDate, errors, onChange, onRemove } = props;
  const name = line.name.trim() || AGREED.line(index + 1);
  const field = (
    part: Exclude<keyof AgreedLineValues, 'key' | 'isTaxable' | 'isCharge' | 'charged'>,
  ) => ({
    id: `${id}-lines.${index}.${part}`,
    name: part,
    value: line[part],
    error: errors[`lines.${index}.${part}`],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [part]: target.value }),
  });
  const hasDays = line.outOn !== '' || line.backOn !== '';
  return (
    <li>
      <div
        role="group"
        aria-label={AGREED.line(index + 1)}
        className="space-y-3 rounded-md border border-ivory-300 p-3"
      >
        <div className="flex items-end gap-2">
          <div className="min-w-0 grow">
            <TextField {...field('name')} label={AGREED.item} maxLength={MAX_LENGTH.itemName} />
          </div>
          <IconButton icon="trash" label={AGREED.remove(name)} onClick={onRemove} />
        </div>
        <div className="grid grid-cols-2 gap-3">
          <TextField {...field('quantity')} label={AGREED.quantity} inputMode="numeric" />
          <TextField
            {...field('price')}
            label={AGREED.price}
            inputMode="decimal"
            onBlur={() => onChange({ price: tidyAmount(line.price) })}
          />
        </div>
        <TextField {...field('note')} label={AGREED.note} maxLength={MAX_LENGTH.shortDescription} />
        <details open={hasDays}>
          <summary className="min-h-11 content-center text-sm font-semibold">
            {LINE_DAYS.summary}
          </summary>
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField {...field('outOn')} type="date" label={LINE_DAYS.out} />
            <TextField {...field('backOn')} type="date" label={LINE_DAYS.back} />
          </div>
          <LineDaysNote line={line} eventDate={eventDate} />
        </details>
      </div>
    </li>
  );
}
