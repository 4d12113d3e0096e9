import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { packingOf, type Packing, type PackingRow } from './agreed.ts';
import { PACKING, PARTNERS } from './booked/texts.ts';
import { eventDays } from './event-words.ts';
import { WORK } from './work-texts.ts';

interface PackingListProps {
  inquiry: InquiryWorkView;
  /** The accepted quote. */
  accepted: QuoteView | undefined;
}

/** The packing list with the event's current date and place; only in print. */
export function PackingList({ inquiry, accepted }: PackingListProps) {
  const { name, reference, phone, eventLocation, cancellation } = inquiry;
  const facts = [
    [WORK.deliveryWindow, inquiry.deliveryWindow],
    [WORK.pickupWindow, inquiry.pickupWindow],
    [WORK.siteContact, inquiry.siteContact],
  ] as const;
  return (
    <section className="packing-list" aria-hidden="true">
      <h2 className="text-2xl">{PACKING.title}</h2>
      {cancellation && <p className="text-lg font-semibold">{PACKING.canceled}</p>}
      <p>
        <span>{`${name}, ${reference}${phone === '' ? '' : ' · '}`}</span>
        <span className="inline-block">{phone}</span>
      </p>
      <p>{[eventDays(inquiry) || WORK.noDate, eventLocation || WORK.noPlace].join(' · ')}</p>
      {facts.map(([label, value]) => value !== '' && <p key={label}>{`${label}: ${value}`}</p>)}
      {/* A canceled event needs no packing. */}
      {!cancellation && <Packed packing={packingOf(inquiry, accepted)} />}
    </section>
  );
}

function Packed({ packing: { of, quote, rows, partners } }: { packing: Packing }) {
  return (
    <>
      <p>{PACKING.source[of](quote)}</p>
      {rows.length + partners.length === 0 ? <p>{PACKING.none}</p> : <Rows rows={rows} />}
      {partners.map(({ partner, rows: lent }) => (
        <section key={partner}>
          <h3 className="text-lg">{PARTNERS.from(partner)}</h3>
          <Rows rows={lent} />
        </section>
      ))}
    </>
  );
}

/** To tick on paper. */
const BOX = '☐';

function Rows({ rows }: { rows: readonly PackingRow[] }) {
  if (rows.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          <th>{PACKING.packed}</th>
          <th className="is-number">{WORK.quantity}</th>
          <th>{WORK.item}</th>
          <th>{PACKING.back}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // The same item can stand in a list twice.
          // oxlint-disable-next-line react/no-array-index-key
          <Row key={index} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row: { quantity, name, note, isThing, isPart = false } }: { row: PackingRow }) {
  return (
    <tr>
      <td className="check-box">{isThing && BOX}</td>
      <td className="is-number">{quantity}</td>
      <td className={isPart ? 'pl-6' : undefined}>
        <span>{name}</span>
        {note !== '' && <span className="block text-xs">{note}</span>}
      </td>
      <td className="check-box">{isThing && BOX}</td>
    </tr>
  );
}
