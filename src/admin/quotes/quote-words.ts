/** Formats values of a quote's form for conflicts. */
import { formatEventDate } from '#domain/event-date.ts';
import { inWords } from '../form/conflict.ts';
import { CONFLICT } from '../form/texts.ts';
import { lineDays } from '../stock/check-texts.ts';
import { emptyQuoteValues, type QuoteValues } from './quote-form-values.ts';
import { QUOTE_LINES, QUOTE_PARTS } from './texts.ts';

/** @returns a field's value as text */
export function quoteWords(value: unknown, name: keyof QuoteValues): string {
  // The value belongs to the field, which the compiler cannot infer.
  const values = { ...emptyQuoteValues(), [name]: value };
  switch (name) {
    case 'lines':
      return values.lines.map(lineWords).join('\n') || CONFLICT.empty;
    case 'discount':
    case 'deposit':
      return partWords(values[name]) || CONFLICT.empty;
    case 'eventDate':
    case 'lastDay':
    case 'validUntil':
      return formatEventDate(values[name]) || CONFLICT.empty;
    default:
      return inWords(value);
  }
}

function lineWords({
  quantity,
  name,
  price,
  note,
  outOn,
  backOn,
}: QuoteValues['lines'][number]): string {
  const item = `${quantity} × ${name}`;
  return [item, price || QUOTE_LINES.noPrice, note, ...lineDays({ outOn, backOn })]
    .filter(Boolean)
    .join(', ');
}

function partWords({ kind, text }: QuoteValues['discount']): string {
  return text === '' || kind === 'amount' ? text : `${text}${QUOTE_PARTS.percent}`;
}
