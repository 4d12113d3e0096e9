import type { QuoteContent } from '#contracts/quotes/quotes.ts';
import { quoteTotals } from '#domain/quote-totals.ts';
import { quoteSums } from '#site/quotes/quote-document.ts';
import { totalsLabel } from '#site/quotes/texts.ts';

/** What a quote comes to, part by part, as its customer reads it. */
export function QuoteTotals({ content }: { content: QuoteContent }) {
  return (
    <dl className="quote-totals" aria-label={totalsLabel}>
      {quoteSums(content, quoteTotals(content)).map(({ label, amount, isTotal }) => (
        <div key={label} className={isTotal ? 'is-total' : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
