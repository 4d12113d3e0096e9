/** Converts what was agreed to form values and back. */
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import type { AgreedInput } from '#contracts/inquiries/booked-events.ts';
import type { AgreedView } from '#contracts/inquiries/booked-views.ts';
import type { ChargedPieces } from '#domain/agreed-event.ts';
import { depositByRule, totalByLines } from '#domain/agreed-totals.ts';
import { formatCents, parsePriceCents } from '#domain/money.ts';
import { imageOfOption } from '#domain/option-image.ts';
import type { QuoteFees } from '#domain/quote-totals.ts';
import { typedCount } from '#domain/typed-count.ts';
import { newId } from '#domain/uuid.ts';
import { lineName } from '#domain/wishlist.ts';
import type { Offer } from '../../parts/ItemSearch.tsx';
import { amountText, centsOf } from '../../quotes/typed-numbers.ts';

export interface AgreedLineValues {
  /** Key of the row while it is edited. */
  key: string;
  itemId: string;
  option: string;
  name: string;
  note: string;
  quantity: string;
  price: string;
  outOn: string;
  backOn: string;
  isTaxable: boolean;
  isCharge: boolean;
  charged: ChargedPieces | null;
}

export interface AgreedValues {
  lines: AgreedLineValues[];
  /** Empty: follows the lines, with the fees. */
  total: string;
  /** Empty: follows its rule. */
  deposit: string;
}

/** @returns form values of what was agreed */
export function agreedValues({ lines, fees, totalCents, depositCents }: AgreedView): AgreedValues {
  const isByLines = totalCents === totalByLines(lines, fees);
  const isByRule = depositCents === depositByRule(lines, fees, totalCents);
  return {
    lines: lines.map((line, index) => ({
      key: String(index),
      itemId: line.itemId,
      option: line.option,
      name: line.name,
      note: line.note,
      quantity: String(line.quantity),
      price: amountText(line.unitCents),
      outOn: line.outOn ?? '',
      backOn: line.backOn ?? '',
      isTaxable: line.isTaxable,
      isCharge: line.isCharge,
      charged: line.charged,
    })),
    total: isByLines ? '' : formatCents(totalCents),
    deposit: isByRule ? '' : formatCents(depositCents),
  };
}

/** @returns an empty line without an item */
export function blankLine(): AgreedLineValues {
  const empty = { itemId: '', option: '', name: '', note: '', price: '', outOn: '', backOn: '' };
  const flags = { isTaxable: true, isCharge: false, charged: null };
  return { ...empty, ...flags, key: newId(), quantity: '1' };
}

export interface AgreedAmounts {
  total: string;
  deposit: string;
  /** What the lines come to, in cents; `NaN` while one of them is not a number. */
  byLines: number;
  /** The deposit by its rule, in cents. */
  byRule: number;
  /** `NaN` where what was typed is no amount. */
  totalCents: number;
  depositCents: number;
}

/** @returns total and deposit as typed, or else by lines and rule; empty while a line is not a number */
export function amountsOf(values: AgreedValues, fees: QuoteFees): AgreedAmounts {
  const lines = values.lines.map(({ quantity, price, isTaxable, isCharge }) => ({
    quantity: typedCount(quantity),
    unitCents: centsOf(price),
    isTaxable,
    isCharge,
  }));
  const byLines = totalByLines(lines, fees);
  const total = values.total || shownAmount(byLines);
  const totalCents = amountOr(values.total, byLines);
  const byRule = depositByRule(lines, fees, totalCents);
  return {
    total,
    deposit: values.deposit || shownAmount(byRule),
    byLines,
    byRule,
    totalCents,
    depositCents: amountOr(values.deposit, byRule),
  };
}

/** @returns what was typed, or else what is expected, which may be more than anybody may type; in cents */
function amountOr(text: string, expected: number): number {
  if (text !== '') return centsOf(text);
  // The line that is not a number says so itself.
  return Number.isNaN(expected) ? 0 : expected;
}

function shownAmount(cents: number): string {
  return Number.isNaN(cents) ? '' : formatCents(cents);
}

/** @returns whether the total is another than that of the lines */
export function isTotalApart({
  total,
  byLines,
}: Pick<AgreedAmounts, 'total' | 'byLines'>): boolean {
  const cents = centsOf(total);
  return !Number.isNaN(cents) && !Number.isNaN(byLines) && cents !== byLines;
}

/**
 * @param expected by lines or rule, in cents
 * @returns an amount once its field is left; empty: it follows again
 */
export function leftAmount(text: string, expected: number): string {
  const cents = centsOf(text);
  if (text.trim() === '' || cents === expected || text === shownAmount(expected)) return '';
  return Number.isNaN(cents) ? text : formatCents(cents);
}

/** @returns the body to send; `NaN` for an invalid number, which the schema refuses at its field */
export function agreedBody(
  { lines }: Pick<AgreedValues, 'lines'>,
  { totalCents, depositCents }: Pick<AgreedAmounts, 'totalCents' | 'depositCents'>,
  rest: Pick<AgreedInput, 'version' | 'overbookReason' | 'isMailed' | 'message'>,
): AgreedInput {
  return {
    ...rest,
    lines: lines.map(({ key: _key, quantity, price, outOn, backOn, ...line }) => ({
      ...line,
      quantity: typedCount(quantity),
      unitCents: centsOf(price),
      outOn: outOn || null,
      backOn: backOn || null,
    })),
    totalCents,
    depositCents,
  };
}

/** Form fields by the body's fields. */
const FIELDS: Readonly<Record<string, string>> = {
  unitCents: 'price',
  totalCents: 'total',
  depositCents: 'deposit',
};

/** @returns the form's field for a path of the body: `lines.0.price` for `lines.0.unitCents` */
export function agreedField(path: string): string {
  return path
    .split('.')
    .map((step) => FIELDS[step] ?? step)
    .join('.');
}

/** A search result that adds a line. */
export interface LineOffer extends Offer {
  line: Pick<AgreedLineValues, 'itemId' | 'option' | 'name' | 'price'>;
}

/** @returns a result per option of an item; a single result for an item without options */
export function lineOffers(item: RentalItemAdminView): LineOffer[] {
  const { id, name, price, options } = item;
  const offered =
    options.length === 0
      ? [{ name: '', cents: parsePriceCents(price) ?? 0 }]
      : options.map((option) => ({ name: option.name, cents: Math.round(option.price * 100) }));
  return offered.map((option) => ({
    key: JSON.stringify([id, option.name]),
    name: lineName(name, option.name),
    image: imageOfOption(item, option.name),
    detail: option.cents === 0 ? '' : formatCents(option.cents),
    line: {
      itemId: id,
      option: option.name,
      name: lineName(name, option.name),
      price: amountText(option.cents),
    },
  }));
}
