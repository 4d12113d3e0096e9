/** The quote that was accepted, and what is packed for an event. */
import type { AgreedLineView } from '#contracts/inquiries/booked-views.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import type { QuoteLine, QuoteView } from '#contracts/quotes/quotes.ts';
import { hasNoBooking } from '#domain/inquiry-status.ts';
import { isPackageTitle, isPriceNote } from '#site/catalog/package-line.ts';
import { lineDays } from '../stock/check-texts.ts';

/** @returns the quote accepted last; undefined for none */
export function acceptedQuote(quotes: readonly QuoteView[]): QuoteView | undefined {
  return quotes
    .filter(({ state }) => state === 'accepted')
    .toSorted((one, other) => (other.answeredAt ?? '').localeCompare(one.answeredAt ?? ''))[0];
}

export interface PackingRow {
  quantity: number;
  /** Including the option. */
  name: string;
  /** May be empty. */
  note: string;
  /**
   * Whether it is packed and comes back; false for services, and for sets, whose parts are packed.
   */
  isThing: boolean;
  /** Whether it is a part of the preceding set. */
  isPart?: boolean;
}

export interface Packing {
  /** Source of the rows. */
  of: 'agreed' | 'quote' | 'former' | 'request';
  /** Number of the quote; null for other sources. */
  quote: number | null;
  rows: PackingRow[];
  /** What partners bring, by partner. */
  partners: { partner: string; rows: PackingRow[] }[];
}

type PackedInquiry = Pick<
  InquiryWorkView,
  'status' | 'lines' | 'package' | 'agreed' | 'partnerPieces'
>;

/**
 * @param accepted the accepted quote
 * @returns the packing list (@inquiry.agreed): what was agreed, without charges, else what was requested; what
 *   partners bring is separate
 */
export function packingOf(
  inquiry: PackedInquiry,
  accepted: Pick<QuoteView, 'number' | 'content'> | undefined,
): Packing {
  const { lines, package: requestedPackage, agreed, partnerPieces } = inquiry;
  const partners = partnersOf(partnerPieces);
  if (agreed) {
    const lent = new Map<string, number>();
    for (const { itemId, option, quantity } of partnerPieces.filter(
      (pieces) => pieces.isConfirmed,
    )) {
      const key = keyOf(itemId, option);
      lent.set(key, (lent.get(key) ?? 0) + quantity);
    }
    const rows = agreed.lines
      .filter(({ isCharge }) => !isCharge)
      .flatMap((line) => agreedRows(line, lent));
    return { of: 'agreed', quote: agreed.quoteNumber, rows, partners };
  }
  if (accepted) {
    const rows = accepted.content.lines.map(rowOf);
    const of = hasNoBooking(inquiry) ? 'former' : 'quote';
    return { of, quote: accepted.number, rows, partners };
  }
  const rows = [
    ...(requestedPackage
      ? [{ quantity: 1, name: requestedPackage.name, note: '', isThing: false }]
      : []),
    ...lines.map(({ quantity, name, note }) => ({ quantity, name, note, isThing: true })),
  ];
  return { of: 'request', quote: null, rows, partners };
}

const keyOf = (itemId: string, option: string) => JSON.stringify([itemId, option]);

/**
 * @param lent number of pieces from partners by item and option, reduced by those used here
 * @returns the line's rows, of a set with those of its parts, without pieces from partners
 */
function agreedRows(line: AgreedLineView, lent: Map<string, number>): PackingRow[] {
  const ownCount = (itemId: string, option: string, quantity: number) => {
    const key = keyOf(itemId, option);
    const taken = Math.min(quantity, lent.get(key) ?? 0);
    lent.set(key, (lent.get(key) ?? 0) - taken);
    return quantity - taken;
  };
  const row = rowOf(line);
  if (line.parts.length === 0) {
    const quantity = ownCount(line.itemId, line.option, line.quantity);
    return quantity === 0 ? [] : [{ ...row, quantity }];
  }
  const parts = line.parts.flatMap(({ itemId, option, name, quantity: needed }) => {
    const quantity = ownCount(itemId, option, needed);
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
    note: [isPriceNote(note) ? '' : note, ...lineDays(days)].filter(Boolean).join(' · '),
    isThing: itemId !== '' || !isPackageTitle(name),
  };
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
