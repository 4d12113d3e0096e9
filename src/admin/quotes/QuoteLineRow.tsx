import type { LineStockView } from '#contracts/stock/check.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { formatCents } from '#domain/money.ts';
import { typedCount } from '#domain/typed-count.ts';
import type { Elements } from '#ui/elements.ts';
import { RowInput, type RowInputProps } from '#ui/RowInput.tsx';
import { IconButton } from '../parts/Button.tsx';
import { MoveButtons, type useMoves } from '../parts/MoveButtons.tsx';
import { Thumbnail } from '../parts/Thumbnail.tsx';
import { LINE_DAYS } from '../stock/check-texts.ts';
import { LineDaysNote } from '../stock/LineDaysNote.tsx';
import { LineStock } from '../stock/LineStock.tsx';
import { isUnpriced, lineTotal, type LineValues } from './quote-form-values.ts';
import type { QuoteForm } from './quote-form.ts';
import { QUOTE_LINES } from './texts.ts';

interface QuoteLineRowProps {
  form: QuoteForm;
  index: number;
  moves: ReturnType<typeof useMoves>;
  /** May be empty. */
  image: string;
  /** How many the shop owns; 0 if not counted, or without an item. */
  owned: number;
  /** Quantity of the item in all lines. */
  totalQuantity: number;
  stock: LineStockView | null | undefined;
  onRemove: () => void;
}

export function QuoteLineRow(props: QuoteLineRowProps) {
  const { form, index, moves, image, owned, totalQuantity, stock, onRemove } = props;
  const { lines } = form.values;
  const line = lines[index];
  if (!line) return null;
  const total = lineTotal(line);
  const name = line.name.trim() || QUOTE_LINES.line(index + 1);
  // Once the stock of the days is known, it replaces this comparison.
  const isShort = !stock?.window && owned > 0 && totalQuantity > owned;
  const field = (part: ColumnPart) => ({ form, index, part, label: QUOTE_LINES[part] });
  return (
    <li className="quote-line">
      <div className="quote-item">
        {line.itemId !== '' && <Thumbnail url={image} />}
        <div className="min-w-0 grow space-y-1">
          <LineInput {...field('name')} maxLength={MAX_LENGTH.itemName} />
          <LineInput
            {...field('note')}
            maxLength={MAX_LENGTH.shortDescription}
            placeholder={QUOTE_LINES.note}
          />
        </div>
      </div>
      <LineInput {...field('quantity')} isNumber inputMode="numeric">
        {isShort && (
          <p className="text-xs font-semibold text-rose-600">
            {typedCount(line.quantity) === totalQuantity
              ? QUOTE_LINES.onlyOwned(owned)
              : QUOTE_LINES.moreThanOwned(totalQuantity, owned)}
          </p>
        )}
      </LineInput>
      <LineInput {...field('price')} isNumber inputMode="decimal">
        {isUnpriced(line) && (
          <p className="text-xs font-semibold text-rose-600">{QUOTE_LINES.noPrice}</p>
        )}
      </LineInput>
      <label className="quote-taxable">
        <input
          type="checkbox"
          className="size-5 accent-night-900"
          aria-label={QUOTE_LINES.field(index + 1, QUOTE_LINES.taxable)}
          checked={line.isTaxable}
          onChange={({ target }) => form.changeLine(index, { isTaxable: target.checked })}
        />
        <span className="xl:sr-only">{QUOTE_LINES.taxable}</span>
      </label>
      <p className="quote-line-total">
        <span className="text-xs font-normal text-night-600 xl:sr-only">{`${QUOTE_LINES.total} `}</span>
        <span>{total === null ? '–' : formatCents(total)}</span>
      </p>
      <div className="quote-line-actions">
        <MoveButtons moves={moves} index={index} count={lines.length} name={name} />
        <IconButton icon="trash" label={QUOTE_LINES.remove(name)} data-remove onClick={onRemove} />
      </div>
      {line.itemId !== '' && (
        <div className="quote-stock">
          <LineStock view={stock} />
          <LineDays form={form} index={index} />
        </div>
      )}
    </li>
  );
}

/** Days of this line, which replace its item's rule (@stock.line-days). */
function LineDays({ form, index }: Pick<QuoteLineRowProps, 'form' | 'index'>) {
  const line = form.values.lines[index];
  const isAtFault = form.errors[`lines.${index}.backOn`] !== undefined;
  const field = { form, index, type: 'date', isLabeled: true };
  return (
    <details className="text-xs" open={Boolean(line?.outOn || line?.backOn || isAtFault)}>
      <summary className="min-h-6 content-center underline underline-offset-2">
        {LINE_DAYS.summary}
      </summary>
      <div className="mt-1 flex flex-wrap gap-3">
        <LineInput {...field} part="outOn" label={LINE_DAYS.out} />
        <LineInput {...field} part="backOn" label={LINE_DAYS.back} />
      </div>
      {line && <LineDaysNote line={line} eventDate={form.values.eventDate} />}
    </details>
  );
}

type ColumnPart = keyof LineValues & ('name' | 'note' | 'quantity' | 'price');
type LinePart = ColumnPart | (keyof LineValues & ('outOn' | 'backOn'));

interface LineInputProps extends Omit<RowInputProps, 'form'> {
  form: QuoteForm;
  index: number;
  part: LinePart;
  /** Label of its column. */
  label: string;
  isNumber?: boolean;
  /** Whether to show the label on every screen, because there is no column. */
  isLabeled?: boolean;
  /** Below the field. */
  children?: Elements;
}

function LineInput(props: LineInputProps) {
  const {
    form,
    index,
    part,
    label,
    isNumber = false,
    isLabeled = false,
    children,
    ...input
  } = props;
  const id = `${form.id}-lines-${index}-${part}`;
  const error = form.errors[`lines.${index}.${part}`];
  return (
    <div className={`min-w-0 is-${part}`}>
      <label
        htmlFor={id}
        aria-hidden="true"
        className={`block text-xs text-night-600 ${isLabeled ? '' : 'xl:hidden'}`}
      >
        {label}
      </label>
      <RowInput
        {...input}
        id={id}
        autoComplete="off"
        aria-label={QUOTE_LINES.field(index + 1, label)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={form.values.lines[index]?.[part] ?? ''}
        onChange={({ target }) => form.changeLine(index, { [part]: target.value })}
        onBlur={() => isNumber && form.leave(`lines.${index}.${part}`)}
      />
      {error && (
        <p id={`${id}-error`} className="text-xs font-semibold text-rose-600">
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
