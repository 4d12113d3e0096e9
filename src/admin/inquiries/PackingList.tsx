import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { packingOf, type Packing, type PackingRow } from './agreed.ts';
import { PACKING, PARTNERS } from './booked/texts.ts';
import { eventDays } from './event-words.ts';
import { WORK } from './work-texts.ts';

interface PackingListProps {
  inquiry: InquiryWorkView;
  /** The accepted quote. */
  agreed: QuoteView | undefined;
}

/** What is taken to the event, on its day and at its place as they are now; only on paper. */
export function PackingList({ inquiry, agreed }: PackingListProps) {
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
      {/* Of what takes place no more nothing is to be loaded. */}
      {!cancellation && <Packed packing={packingOf(inquiry, agreed)} />}
    </section>
  );
}

function Packed({ packing: { of, quote, rows, partners } }: { packing: Packing }) {
  return (
    <>
      <p>{PACKING.source[of](quote)}</p>
      {rows.length + partners.length === 0 ? <p>{PACKING.none}</p> : <Rows rows={rows} />}
      {partners.map((each) => (
        <section key={each.partner}>
          <h3 className="text-lg">{PARTNERS.from(each.partner)}</h3>
          <Rows rows={each.rows} />
        </section>
      ))}
    </>
  );
}

/** Checked by hand. */
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
