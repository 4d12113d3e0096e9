import type { InquiryWorkView } from '#contracts/admin/inquiry-work.ts';
import type { QuoteView } from '#contracts/quotes.ts';
import { longDay } from '../data/event-days.ts';
import { PACKING, WORK } from '../texts/inquiry-work.ts';
import { packingOf, type PackingRow } from './agreed.ts';

interface PackingListProps {
  inquiry: InquiryWorkView;
  /** The accepted quote. */
  agreed: QuoteView | undefined;
}

/** What is taken to the event, with boxes to check; only on paper. */
export function PackingList({ inquiry, agreed }: PackingListProps) {
  const { name, reference, phone } = inquiry;
  const { quote, eventDate, eventLocation, rows } = packingOf(inquiry, agreed);
  return (
    <section className="packing-list" aria-hidden="true">
      <h2 className="text-2xl">{PACKING.title}</h2>
      <p>
        <span>{`${name}, ${reference}${phone === '' ? '' : ' · '}`}</span>
        <span className="inline-block">{phone}</span>
      </p>
      <p>
        {[eventDate === '' ? WORK.noDate : longDay(eventDate), eventLocation || WORK.noPlace].join(
          ' · ',
        )}
      </p>
      <p>{quote === null ? PACKING.ofRequest : PACKING.ofQuote(quote)}</p>
      {rows.length === 0 ? (
        <p>{PACKING.none}</p>
      ) : (
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
      )}
    </section>
  );
}

/** Checked by hand. */
const BOX = '☐';

function Row({ row: { quantity, name, note, isThing } }: { row: PackingRow }) {
  return (
    <tr>
      <td className="check-box">{isThing && BOX}</td>
      <td className="is-number">{quantity}</td>
      <td>
        <span>{name}</span>
        {note !== '' && <span className="block text-xs">{note}</span>}
      </td>
      <td className="check-box">{isThing && BOX}</td>
    </tr>
  );
}
