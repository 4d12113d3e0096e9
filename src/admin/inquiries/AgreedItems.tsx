import type { QuoteView } from '#contracts/quotes.ts';
import { formatCents } from '#domain/money.ts';
import { moment } from '../data/times.ts';
import { WorkTableHead } from '../parts/WorkTableHead.tsx';
import { QuoteTotals } from '../quotes/QuoteTotals.tsx';
import { WORK } from '../texts/inquiry-work.ts';
import { QUOTES } from '../texts/quotes.ts';

/** Headings of the columns after the item. */
const NUMBERS = [WORK.quantity, WORK.total];

/** What was agreed, above what was asked for (@inquiry.agreed), on the screen and on paper. */
export function AgreedItems({ quote }: { quote: QuoteView }) {
  const { number, content, acceptedBy, answeredAt } = quote;
  return (
    <section className="mt-6">
      <h3 className="text-lg">{WORK.agreed(number)}</h3>
      <p className="text-sm text-night-600">
        {QUOTES.acceptedBy(acceptedBy, answeredAt === null ? '' : moment(answeredAt))}
      </p>
      <table className="work-table mt-1">
        <WorkTableHead item={WORK.item} numbers={NUMBERS} />
        <tbody>
          {content.lines.map(({ name, note, quantity, unitCents }, index) => (
            // The same item can stand in a quote twice.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <th scope="row" className="break-words">
                <span>{name}</span>
                {note !== '' && <span className="block text-xs text-night-600">{note}</span>}
              </th>
              <td className="is-number" data-label={WORK.quantity}>
                {quantity}
              </td>
              <td className="is-number" data-label={WORK.total}>
                {formatCents(quantity * unitCents)}
              </td>
            </tr>
          ))}
        </tbody>
        {/* On paper the totals stay together: only a part of a table does so. */}
        <tbody className="quote-end">
          <tr>
            <td colSpan={3} className="quote-sums">
              <QuoteTotals content={content} />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
