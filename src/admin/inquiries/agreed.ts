/** What a request comes to once its customer has accepted a quote, or staff have booked it. */
import type { AgreedLineView } from '#contracts/inquiries/booked-views.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import type { QuoteLine, QuoteView } from '#contracts/quotes/quotes.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { isPackageTitle, isPriceNote } from '#site/catalog/package-line.ts';
import { AGREED } from './booked/texts.ts';

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
  /** Whether it is packed and comes back; a service is not, nor a set, whose parts are. */
  isThing: boolean;
  /** Whether it is a part of the set above it. */
  isPart?: boolean;
}

export interface Packing {
  /** Whether it is of what was agreed, of an accepted quote, or of the request. */
  of: 'agreed' | 'quote' | 'request';
  /** Number of the quote that it is of; null: of none. */
  quote: number | null;
  rows: PackingRow[];
  /** What partners bring, by their names. */
  partners: { partner: string; rows: PackingRow[] }[];
}

type Packed = Pick<InquiryWorkView, 'lines' | 'package' | 'agreed' | 'partnerPieces'>;

/**
 * @param accepted the accepted quote
 * @returns what is packed (@inquiry.agreed): what was agreed, or else what was asked for; what a partner
 *   brings stands apart
 */
export function packingOf(
  inquiry: Packed,
  accepted: Pick<QuoteView, 'number' | 'content'> | undefined,
): Packing {
  const { lines, package: asked, agreed, partnerPieces } = inquiry;
  const partners = partnersOf(partnerPieces);
  if (agreed) {
    const lent = new Map<string, number>();
    for (const { itemId, option, quantity } of partnerPieces.filter((each) => each.isConfirmed)) {
      const key = keyOf(itemId, option);
      lent.set(key, (lent.get(key) ?? 0) + quantity);
    }
    const rows = agreed.lines.flatMap((line) => agreedRows(line, lent));
    return { of: 'agreed', quote: agreed.quoteNumber, rows, partners };
  }
  if (accepted) {
    const rows = accepted.content.lines.map(rowOf);
    return { of: 'quote', quote: accepted.number, rows, partners };
  }
  const rows = [
    ...(asked ? [{ quantity: 1, name: asked.name, note: '', isThing: false }] : []),
    ...lines.map(({ quantity, name, note }) => ({ quantity, name, note, isThing: true })),
  ];
  return { of: 'request', quote: null, rows, partners };
}

const keyOf = (itemId: string, option: string) => JSON.stringify([itemId, option]);

/**
 * @param lent how many partners bring, by item and option; less what is taken here
 * @returns the line, or a set with its parts, without what partners bring
 */
function agreedRows(line: AgreedLineView, lent: Map<string, number>): PackingRow[] {
  const own = (itemId: string, option: string, quantity: number) => {
    const key = keyOf(itemId, option);
    const taken = Math.min(quantity, lent.get(key) ?? 0);
    lent.set(key, (lent.get(key) ?? 0) - taken);
    return quantity - taken;
  };
  const row = rowOf(line);
  if (line.parts.length === 0) {
    const quantity = own(line.itemId, line.option, line.quantity);
    return quantity === 0 ? [] : [{ ...row, quantity }];
  }
  const parts = line.parts.flatMap(({ itemId, option, name, quantity: asked }) => {
    const quantity = own(itemId, option, asked);
    return quantity === 0 ? [] : [{ quantity, name, note: '', isThing: true, isPart: true }];
  });
  return [{ ...row, isThing: false }, ...parts];
}

type Packable = Pick<QuoteLine, 'itemId' | 'quantity' | 'name' | 'note' | 'outOn' | 'backOn'>;

function rowOf({ itemId, quantity, name, note, ...days }: Packable): PackingRow {
  return {
    quantity,
    name,
    // The crew needs no prices.
    note: [isPriceNote(note) ? '' : note, ownDays(days)].filter(Boolean).join(' · '),
    isThing: itemId !== '' || !isPackageTitle(name),
  };
}

/** @returns the days of a line that has days of its own (@stock.line-days), else empty */
export function ownDays({ outOn, backOn }: Pick<QuoteLine, 'outOn' | 'backOn'>): string {
  const words = [
    outOn ? `${AGREED.outOn} ${formatEventDate(outOn)}` : '',
    backOn ? `${AGREED.backOn} ${formatEventDate(backOn)}` : '',
  ];
  return words.filter(Boolean).join(', ');
}

const NOT_CONFIRMED = 'Not confirmed yet';

function partnersOf(pieces: PackedInquiry['partnerPieces']): Packing['partners'] {
  const byName = Map.groupBy(pieces, ({ partner }) => partner);
  return [...byName].map(([partner, lent]) => ({
    partner,
    rows: lent.map(({ quantity, name, isConfirmed }) => ({
      quantity,
      name,
      note: isConfirmed ? '' : NOT_CONFIRMED,
      isThing: true,
    })),
  }));
}
