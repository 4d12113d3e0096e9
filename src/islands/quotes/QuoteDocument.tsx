import type { QuoteLine } from '#contracts/quotes/quotes.ts';
import { formatCents } from '#domain/money.ts';
import type { QuoteTotals as Totals } from '#domain/quote-totals.ts';
import {
  quoteFacts,
  quoteHeading,
  quoteSums,
  showsNotTaxed,
  type QuotePaper,
  type ShownFees,
  type ShownTotals,
} from '#site/quotes/quote-document.ts';
import * as text from '#site/quotes/texts.ts';
import { mailHref, phoneHref } from '#site/shop/contact.ts';
import { shopFacts } from '#site/shop/shop-facts.ts';
import { Verbatim } from '#ui/Verbatim.tsx';

interface QuoteProps {
  quote: QuotePaper & { totals: Totals };
}

/** The document for customer and staff, on screen and in print (@quote.page-document, @quote.words). */
export function QuoteDocument({ quote, className = '' }: QuoteProps & { className?: string }) {
  const { content } = quote;
  const title = quoteHeading(quote.number);
  return (
    <article aria-label={title} className={`quote-sheet ${className}`}>
      <Letterhead title={title} />
      <Facts quote={quote} />
      {content.intro !== '' && <p className="quote-words mt-6">{content.intro}</p>}
      <Lines quote={quote} />
      {content.terms !== '' && (
        <section className="mt-8 border-t border-ivory-300 pt-6">
          <h3 className="text-lg">{text.termsTitle}</h3>
          <p className="quote-words mt-2 text-sm">{content.terms}</p>
        </section>
      )}
    </article>
  );
}

function Letterhead({ title }: { title: string }) {
  const { name, phone, email } = shopFacts();
  return (
    <div className="quote-letterhead">
      <div translate="no" className="min-w-0">
        <p className="font-display text-xl">{name}</p>
        <p className="text-sm">
          <a href={phoneHref(phone)} className="inline-block min-h-6 underline underline-offset-4">
            {phone}
          </a>
          <span>{' · '}</span>
          <a
            href={mailHref(email)}
            className="inline-block min-h-6 wrap-anywhere underline underline-offset-4"
          >
            {email}
          </a>
        </p>
      </div>
      <h2 className="text-2xl">{title}</h2>
    </div>
  );
}

/** Labels of names and references. */
const NAMES = new Set([text.preparedFor, text.requestLabel, text.placeLabel]);

function Facts({ quote }: QuoteProps) {
  return (
    <dl className="quote-facts">
      {quoteFacts(quote).map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-night-600">{label}</dt>
          <dd translate={NAMES.has(label) ? 'no' : undefined} className="font-semibold">
            <Verbatim text={value} parts={label === text.statusLabel ? [quote.acceptedBy] : []} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ quote }: QuoteProps) {
  const {
    totals,
    content: { lines },
  } = quote;
  if (lines.length === 0) {
    return (
      <>
        <p className="mt-8">{text.noLines}</p>
        <QuoteTotals fees={quote.content} totals={totals} />
      </>
    );
  }
  const rows = lines.map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines have no id: two can be equal, and they never move
    <Line key={index} line={line} totals={totals} />
  ));
  return (
    <table className="quote-lines">
      <caption className="sr-only">{text.linesLabel}</caption>
      <thead>
        <tr className="text-xs text-night-600">
          <th scope="col">{text.itemColumn}</th>
          <th scope="col" className="quote-wide">
            {text.quantityColumn}
          </th>
          <th scope="col" className="quote-wide">
            {text.priceColumn}
          </th>
          <th scope="col">{text.amountColumn}</th>
        </tr>
      </thead>
      <tbody>{rows.slice(0, -1)}</tbody>
      {/* In a table section, so that print keeps the totals together with a line. */}
      <tbody className="quote-end">
        {rows.at(-1)}
        <tr>
          <td colSpan={4} className="quote-sums">
            <QuoteTotals fees={quote.content} totals={totals} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Line({ line, totals }: { line: QuoteLine; totals: Totals }) {
  const { name, note, quantity, unitCents } = line;
  const pieces = quantity.toLocaleString('en-US');
  const price = formatCents(unitCents);
  return (
    <tr>
      <th scope="row">
        <span className="font-semibold">{name}</span>
        {note !== '' && (
          <span translate="no" className="block text-sm text-night-600">
            {note}
          </span>
        )}
        <span className="quote-narrow text-sm text-night-600">{text.times(pieces, price)}</span>
        {showsNotTaxed(line, totals) && (
          <span className="block text-xs text-night-600">{text.notTaxed}</span>
        )}
      </th>
      <td className="quote-wide">{pieces}</td>
      <td className="quote-wide">{price}</td>
      <td>{formatCents(quantity * unitCents)}</td>
    </tr>
  );
}

export function QuoteTotals({ fees, totals }: { fees: ShownFees; totals: ShownTotals }) {
  return (
    <dl aria-label={text.totalsLabel} className="quote-totals">
      {quoteSums(fees, totals).map(({ label, amount, isTotal }) => (
        <div key={label} className={isTotal ? 'quote-total font-display text-xl' : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
