import type { ReactNode } from 'react';
import type { QuoteContent, QuoteLine } from '#contracts/quotes.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { formatCents } from '#domain/money.ts';
import { quoteTotals } from '#domain/quote-totals.ts';
import { shopFacts } from '#site/shop-facts.ts';
import { longDay } from '../data/event-days.ts';
import { QUOTE_DOCUMENT, QUOTE_LINES } from '../texts/quotes.ts';
import { QuoteTotals } from './QuoteTotals.tsx';

interface QuoteDocumentProps {
  number: number;
  /** Of the request. */
  reference: string;
  content: QuoteContent;
  /** ISO date-time; null: a draft. */
  sentAt: string | null;
}

/** A quote as the customer sees it: letterhead, lines, totals and terms, on the screen or on paper. */
export function QuoteDocument({ number, reference, content, sentAt }: QuoteDocumentProps) {
  const { customer, eventDate, eventLocation, intro, lines, terms, validUntil } = content;
  const event = [eventDate === null ? '' : longDay(eventDate), eventLocation].filter(Boolean);
  const facts: [string, ReactNode][] = [
    [QUOTE_DOCUMENT.for, customer],
    [QUOTE_DOCUMENT.event, event.join(', ')],
    [QUOTE_DOCUMENT.validUntil, validUntil && formatEventDate(validUntil)],
  ];
  return (
    <div className="quote-document">
      <Letterhead />
      <h3 className="mt-5 text-xl">{QUOTE_DOCUMENT.title(number)}</h3>
      <p className="text-night-600">
        {[QUOTE_DOCUMENT.reference(reference), sentAt === null && QUOTE_DOCUMENT.draft]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-3 print:grid-cols-3">
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-xs text-night-600">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
      </dl>
      {intro !== '' && <p className="mt-4 break-words whitespace-pre-wrap">{intro}</p>}
      <table className="work-table mt-4">
        <thead>
          <tr>
            <th scope="col">{QUOTE_LINES.name}</th>
            {[QUOTE_LINES.quantity, QUOTE_LINES.price, QUOTE_LINES.total].map((heading) => (
              <th key={heading} scope="col" className="is-number">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // The same item can stand in a quote twice.
            // oxlint-disable-next-line react/no-array-index-key
            <Line key={index} line={line} />
          ))}
        </tbody>
      </table>
      <QuoteTotals totals={quoteTotals(content)} content={content} />
      {terms !== '' && (
        <section className="mt-5">
          <h4 className="font-semibold">{QUOTE_DOCUMENT.terms}</h4>
          <p className="mt-1 text-sm break-words whitespace-pre-wrap">{terms}</p>
        </section>
      )}
    </div>
  );
}

/** Who writes it. */
function Letterhead() {
  const { name, phone, email, serviceArea } = shopFacts();
  return (
    <header className="border-b border-ivory-300 pb-3">
      <p className="font-display text-2xl">{name}</p>
      <p className="text-sm text-night-600">
        {[serviceArea, phone, email].filter(Boolean).join(' · ')}
      </p>
    </header>
  );
}

function Line({ line: { name, note, quantity, unitCents, isTaxable } }: { line: QuoteLine }) {
  const small = [note, isTaxable ? '' : QUOTE_DOCUMENT.notTaxed].filter(Boolean).join(' · ');
  return (
    <tr>
      <th scope="row" className="break-words">
        {name}
        {small !== '' && <span className="block text-xs text-night-600">{small}</span>}
      </th>
      <td className="is-number" data-label={QUOTE_LINES.quantity}>
        {quantity}
      </td>
      <td className="is-number" data-label={QUOTE_LINES.price}>
        {formatCents(unitCents)}
      </td>
      <td className="is-number" data-label={QUOTE_LINES.total}>
        {formatCents(quantity * unitCents)}
      </td>
    </tr>
  );
}
