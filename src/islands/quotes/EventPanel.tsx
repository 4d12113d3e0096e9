import type { CustomerEventView } from '#contracts/quotes/customer-event.ts';
import type { PublicQuoteView } from '#contracts/quotes/quotes.ts';
import { formatCents } from '#domain/money.ts';
import { agreedBefore, feeRow, refundedRow } from '#site/quotes/canceled-texts.ts';
import * as text from '#site/quotes/texts.ts';
import { QuoteTotals } from './QuoteDocument.tsx';

interface EventPanelProps {
  quote: PublicQuoteView;
  event: CustomerEventView;
}

/** Labels of names and of what the customer typed. */
const NAMES = new Set([text.placeLabel, text.siteContact]);

/** The booked event: what changed since acceptance, and what was paid (@quote.page-event). */
export function EventPanel({ quote, event }: EventPanelProps) {
  const { isMoved, agreed } = event;
  const isCanceled = quote.canceledAt !== null;
  return (
    <section
      aria-labelledby="event-title"
      className="quote-event space-y-4 rounded-lg bg-white p-5 shadow-card sm:p-8"
    >
      <h2 id="event-title" className="text-xl">
        {text.eventTitle}
      </h2>
      {!isCanceled && (isMoved || agreed !== null) && (
        <p>{quote.standing === 'open' ? text.bookedNow : text.changedSince}</p>
      )}
      <dl className="quote-facts">
        {factsOf(quote, event).map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-night-600">{label}</dt>
            <dd translate={NAMES.has(label) ? 'no' : undefined} className="font-semibold">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {isCanceled && agreed !== null && <p>{agreedBefore}</p>}
      {agreed !== null && (
        <ul className="list-disc space-y-1 pl-5">
          {agreed.lines.map(({ name, note, quantity, unitCents }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same item can occur twice, and lines never move
            <li key={index}>
              <span>{text.times(quantity.toLocaleString('en-US'), name)}</span>
              <span>{`, ${formatCents(quantity * unitCents)}`}</span>
              {note !== '' && (
                <span translate="no" className="block text-sm text-night-600">
                  {note}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {agreed !== null && !isCanceled && <QuoteTotals fees={agreed.fees} totals={agreed.totals} />}
      {event.calendar !== '' && !isCanceled && (
        <button
          type="button"
          className="button w-full button-outline sm:w-auto"
          onClick={() => saveFile(event.calendar, quote.reference)}
        >
          {text.addToCalendar}
        </button>
      )}
    </section>
  );
}

function factsOf({ canceledAt }: PublicQuoteView, event: CustomerEventView) {
  const { days, crew, feeKeptCents, receivedCents, refundedCents, balanceCents } = event;
  const isCanceled = canceledAt !== null;
  const due: [string, string] =
    balanceCents < 0
      ? [text.toRefund, formatCents(-balanceCents)]
      : [text.balanceLeft, formatCents(balanceCents)];
  const facts: [string, string][] = [
    [text.eventLabel, text.eventDays(days)],
    [text.placeLabel, days.eventLocation],
    [text.deliveryWindow, isCanceled ? '' : crew.deliveryWindow],
    [text.pickupWindow, isCanceled ? '' : crew.pickupWindow],
    [text.siteContact, isCanceled ? '' : crew.siteContact],
    [feeRow, feeKeptCents === null ? '' : formatCents(feeKeptCents)],
    [text.receivedRow, formatCents(receivedCents)],
    [refundedRow, refundedCents === 0 ? '' : formatCents(refundedCents)],
    due,
  ];
  return facts.filter(([, value]) => value !== '');
}

/** Saves the event as a file that is created here: an address of it on the server would contain the quote's token. */
function saveFile(calendar: string, reference: string): void {
  const url = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${reference}.ics`;
  link.click();
  // Some browsers read the file only after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
