/** Converts what was agreed to form values and back. */
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import type { AgreedInput } from '#contracts/inquiries/booked-events.ts';
import type { AgreedView } from '#contracts/inquiries/booked-views.ts';
import { formatCents, parsePriceCents } from '#domain/money.ts';
import { imageOfOption } from '#domain/option-image.ts';
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
}

export interface AgreedValues {
  lines: AgreedLineValues[];
  total: string;
  deposit: string;
}

/** @returns form values of what was agreed */
export function agreedValues({ lines, totalCents, depositCents }: AgreedView): AgreedValues {
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
    })),
    total: formatCents(totalCents),
    deposit: amountText(depositCents),
  };
}

/** @returns an empty line without an item */
export function blankLine(): AgreedLineValues {
  const empty = { itemId: '', option: '', name: '', note: '', price: '', outOn: '', backOn: '' };
  return { ...empty, key: newId(), quantity: '1' };
}

/** @returns the body to send; `NaN` for an invalid number, which the schema refuses at its field */
export function agreedBody(
  { lines, total, deposit }: AgreedValues,
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
    totalCents: centsOf(total),
    depositCents: centsOf(deposit),
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
