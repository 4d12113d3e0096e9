import type { InquiryWorkView } from '#contracts/admin/inquiry-work.ts';
import { longDay } from '../data/event-days.ts';
import { PACKING, WORK } from '../texts/inquiry-work.ts';

/** What is taken to the event, with boxes to check; only on paper. */
export function PackingList({ inquiry }: { inquiry: InquiryWorkView }) {
  const { name, reference, eventDate, eventLocation, phone, lines, selectedService } = inquiry;
  return (
    <section className="packing-list" aria-hidden="true">
      <h2 className="text-2xl">{PACKING.title}</h2>
      <p>{[`${name}, ${reference}`, phone].filter(Boolean).join(' · ')}</p>
      <p>
        {[eventDate === '' ? WORK.noDate : longDay(eventDate), eventLocation || WORK.noPlace].join(
          ' · ',
        )}
      </p>
      {lines.length === 0 && !selectedService ? (
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
            {selectedService && <PackingRow quantity={1} name={selectedService.name} />}
            {lines.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <PackingRow key={index} quantity={line.quantity} name={line.name} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Checked by hand. */
const BOX = '☐';

function PackingRow({ quantity, name }: { quantity: number; name: string }) {
  return (
    <tr>
      <td className="check-box">{BOX}</td>
      <td className="is-number">{quantity}</td>
      <td>{name}</td>
      <td className="check-box">{BOX}</td>
    </tr>
  );
}
