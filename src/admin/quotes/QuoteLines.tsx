import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { itemEndpoints } from '#contracts/catalog/rental-items.ts';
import type { WorkLineView } from '#contracts/inquiries/work.ts';
import type { LineStockView } from '#contracts/stock/check.ts';
import { imageOfOption } from '#domain/option-image.ts';
import { typedCount } from '#domain/typed-count.ts';
import { UNDO } from '#site/texts/toasts.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { queryOf } from '../data/queries.ts';
import { moved, MoveStatus, useMoves } from '../parts/MoveButtons.tsx';
import type { StockCheck } from '../stock/use-stock-check.ts';
import type { LineValues } from './quote-form-values.ts';
import type { QuoteForm } from './quote-form.ts';
import { QuoteLineRow } from './QuoteLineRow.tsx';
import { QUOTE_LINES } from './texts.ts';

interface QuoteLinesProps {
  form: QuoteForm;
  /** Lines of the request, with image and stock. */
  requested: readonly WorkLineView[];
  stock: StockCheck;
}

/** The lines as a table; cards on a narrow window. */
export function QuoteLines({ form, requested, stock }: QuoteLinesProps) {
  const { lines } = form.values;
  const list = useRef<HTMLUListElement>(null);
  const moves = useMoves(lines, (from, to) => form.changeLines((last) => moved(last, from, to)));
  const remove = (index: number, line: LineValues) => {
    form.changeLines((last) => last.filter((_, at) => at !== index));
    const undo = () =>
      form.changeLines((last) => [...last.slice(0, index), line, ...last.slice(index)]);
    notify({
      ...info(QUOTE_LINES.removed, line.name || QUOTE_LINES.line(index + 1)),
      action: { label: UNDO, run: undo },
    });
    // The button is removed, so the focus moves to the next line, or to adding lines.
    requestAnimationFrame(() => {
      const next = list.current?.children[Math.min(index, lines.length - 2)];
      const nextButton = next?.querySelector<HTMLElement>('[data-remove]');
      (nextButton ?? document.getElementById(`${form.id}-add`))?.focus();
    });
  };
  /** Quantity by item: the same item can be in several lines. */
  const quantities = new Map<string, number>();
  for (const { itemId, quantity } of lines) {
    quantities.set(itemId, (quantities.get(itemId) ?? 0) + (typedCount(quantity) || 0));
  }
  if (lines.length === 0) return <p className="text-night-600">{QUOTE_LINES.none}</p>;
  return (
    <>
      <div aria-hidden="true" className="quote-line quote-headings">
        <span>{QUOTE_LINES.name}</span>
        <span>{QUOTE_LINES.quantity}</span>
        <span>{QUOTE_LINES.price}</span>
        <span>{QUOTE_LINES.taxable}</span>
        <span className="text-right">{QUOTE_LINES.total}</span>
      </div>
      <ul ref={list} aria-label={form.labels.lines}>
        {lines.map((line, index) => (
          <Row
            // A line has no id, and everything in it can change.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            form={form}
            index={index}
            moves={moves}
            totalQuantity={quantities.get(line.itemId) ?? 0}
            stock={stock.viewOf(index)}
            requested={requested.find(({ itemId }) => itemId !== '' && itemId === line.itemId)}
            onRemove={() => remove(index, line)}
          />
        ))}
      </ul>
      <MoveStatus moves={moves} />
    </>
  );
}

interface RowProps {
  form: QuoteForm;
  index: number;
  moves: ReturnType<typeof useMoves>;
  /** Quantity of this item in all lines. */
  totalQuantity: number;
  /** Stock of this line, once known. */
  stock: LineStockView | null | undefined;
  requested: WorkLineView | undefined;
  onRemove: () => void;
}

/** A line with its item's stock, from the request or read by id. */
function Row({ requested, ...row }: RowProps) {
  const { itemId = '', option = '' } = row.form.values.lines[row.index] ?? {};
  const { data } = useQuery({
    ...queryOf(itemEndpoints.read, { params: { id: itemId } }),
    enabled: itemId !== '' && !requested,
  });
  const owned = requested?.owned ?? data?.availability ?? 0;
  const image = requested?.image ?? (data ? imageOfOption(data, option) : '');
  return <QuoteLineRow {...row} image={image} owned={owned} />;
}
