import type { InquiryLineView } from '#contracts/admin/inquiries.ts';
import { STANDING_LABELS } from './inquiry-words.ts';

/** The requested items as sent, each beside what the catalog said then. */
export function InquiryLines({ lines }: { lines: readonly InquiryLineView[] }) {
  return (
    <section className="mt-5">
      <h3 className="text-lg">Requested items</h3>
      <ul className="mt-1 divide-y divide-ivory-300 border-y border-ivory-300">
        {lines.map((line, index) => {
          const trouble = line.standing === null ? '' : STANDING_LABELS[line.standing];
          const catalog = [line.catalogName, line.catalogPrice].filter(Boolean).join(', ');
          return (
            // The same item can stand in a request twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="flex gap-x-3 py-2 sm:gap-x-4">
              <span className="w-10 shrink-0 text-right font-semibold sm:w-12">{`${line.quantity} ×`}</span>
              <span className="min-w-0 grow break-words">
                {`${line.name}, ${line.price}`}
                {trouble !== '' && (
                  <span className="block text-xs font-semibold text-rose-600">
                    {`${trouble}${catalog === '' ? '' : `: ${catalog}`}`}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
