import type { QuoteLine } from '#contracts/quotes/quotes.ts';
import { formatCents } from '#domain/money.ts';
import { quoteTotals, type QuoteTotals as Totals } from '#domain/quote-totals.ts';
import {
  quoteFacts,
  quoteHeading,
  showsNotTaxed,
  type QuotePaper,
} from '#site/quotes/quote-document.ts';
import * as text from '#site/quotes/texts.ts';
import { Letterhead } from '../parts/Letterhead.tsx';
import { WorkTableHead } from '../parts/WorkTableHead.tsx';
import { QuoteTotals } from './QuoteTotals.tsx';

/** Headings of the columns after the item. */
const NUMBERS = [text.quantityColumn, text.priceColumn, text.amountColumn];

/** A quote as the customer sees it: letterhead, lines, totals and terms, on the screen or on paper (@quote.words). */
export function QuoteDocument({ quote }: { quote: QuotePaper }) {
  const { intro, lines, terms } = quote.content;
  const totals = quoteTotals(quote.content);
  const rows = lines.map((line, index) => (
    // The same item can stand in a quote twice.
    // oxlint-disable-next-line react/no-array-index-key
    <Line key={index} line={line} totals={totals} />
  ));
  return (
    <div className="quote-document">
      <Letterhead />
      <h3 className="mt-5 text-xl">{quoteHeading(quote.number)}</h3>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-3 print:grid-cols-3">
        {quoteFacts(quote).map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-night-600">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {intro !== '' && <p className="mt-4 break-words whitespace-pre-wrap">{intro}</p>}
      {lines.length === 0 ? (
        <>
          <p className="mt-4">{text.noLines}</p>
          <QuoteTotals content={quote.content} />
        </>
      ) : (
        <table className="work-table mt-4">
          <WorkTableHead item={text.itemColumn} numbers={NUMBERS} />
          <tbody>{rows.slice(0, -1)}</tbody>
          {/* On paper the totals stay together, below a line at least: only a part of a table does so. */}
          <tbody className="quote-end">
            {rows.at(-1)}
            <tr>
              <td colSpan={4} className="quote-sums">
                <QuoteTotals content={quote.content} />
              </td>
            </tr>
          </tbody>
        </table>
      )}
      {terms !== '' && (
        <section className="mt-5">
          <h4 className="font-semibold">{text.termsTitle}</h4>
          <p className="mt-1 text-sm break-words whitespace-pre-wrap">{terms}</p>
        </section>
      )}
    </div>
  );
}

function Line({ line, totals }: { line: QuoteLine; totals: Totals }) {
  const { name, note, quantity, unitCents } = line;
  return (
    <tr>
      <th scope="row" className="break-words">
        <span>{name}</span>
        {note !== '' && <span className="block text-xs text-night-600">{note}</span>}
        {showsNotTaxed(line, totals) && (
          <span className="block text-xs text-night-600">{text.notTaxed}</span>
        )}
      </th>
      <td className="is-number" data-label={text.quantityColumn}>
        {quantity.toLocaleString('en-US')}
      </td>
      <td className="is-number" data-label={text.priceColumn}>
        {formatCents(unitCents)}
      </td>
      <td className="is-number" data-label={text.amountColumn}>
        {formatCents(quantity * unitCents)}
      </td>
    </tr>
  );
}
