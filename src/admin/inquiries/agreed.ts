/** What a request comes to once its customer has accepted a quote. */
import type { InquiryWorkView } from '#contracts/admin/inquiry-work.ts';
import type { QuoteView } from '#contracts/quotes.ts';
import { isPackageTitle, isPriceNote } from '#site/package-line.ts';

/** @returns the quote that was accepted last; undefined when none was */
export function acceptedQuote(quotes: readonly QuoteView[]): QuoteView | undefined {
  return quotes
    .filter(({ state }) => state === 'accepted')
    .toSorted((one, other) => (other.answeredAt ?? '').localeCompare(one.answeredAt ?? ''))[0];
}

export interface PackingRow {
  quantity: number;
  /** With its option. */
  name: string;
  /** Empty: none. */
  note: string;
  /** Whether it is packed and comes back; a service is not. */
  isThing: boolean;
}

export interface Packing {
  /** Number of the accepted quote that it is of; null: of the request. */
  quote: number | null;
  /** `YYYY-MM-DD`; empty while it is not known. */
  eventDate: string;
  eventLocation: string;
  rows: PackingRow[];
}

/**
 * @param agreed the accepted quote
 * @returns what is packed (@inquiry.agreed): what was agreed, or else what was asked for
 */
export function packingOf(
  inquiry: Pick<InquiryWorkView, 'eventDate' | 'eventLocation' | 'lines' | 'package'>,
  agreed: Pick<QuoteView, 'number' | 'content'> | undefined,
): Packing {
  const { eventDate, eventLocation, lines, package: asked } = inquiry;
  if (agreed) {
    const { content, number } = agreed;
    return {
      quote: number,
      eventDate: content.eventDate ?? eventDate,
      eventLocation: content.eventLocation || eventLocation,
      rows: content.lines.map(({ itemId, quantity, name, note }) => ({
        quantity,
        name,
        // Of no use to the crew.
        note: isPriceNote(note) ? '' : note,
        isThing: itemId !== '' || !isPackageTitle(name),
      })),
    };
  }
  const rows = [
    ...(asked ? [{ quantity: 1, name: asked.name, note: '', isThing: false }] : []),
    ...lines.map(({ quantity, name, note }) => ({ quantity, name, note, isThing: true })),
  ];
  return { quote: null, eventDate, eventLocation, rows };
}
