/** Converts quotes to form values and back (@quote.editor). */
import {
  quoteContent,
  type QuoteContent,
  type QuoteLine,
  type QuoteView,
} from '#contracts/quotes/quotes.ts';
import { keptLastDay } from '#domain/last-day.ts';
import type { AmountOrPercent } from '#domain/quote-totals.ts';
import { typedCount } from '#domain/typed-count.ts';
import { schemaFaults } from '../form/field-faults.ts';
import {
  amountError,
  amountText,
  centsOf,
  partOf,
  partValue,
  percentOf,
  percentText,
  tidyAmount,
  type PartValue,
} from './typed-numbers.ts';

/** A line as typed. */
export interface LineValues {
  itemId: string;
  /** Undefined: the option that the name says. */
  option?: string | undefined;
  /** Days of this line; empty for its item's rule. */
  outOn?: string | undefined;
  backOn?: string | undefined;
  name: string;
  note: string;
  quantity: string;
  /** Empty while there is no price; sent as zero. */
  price: string;
  isTaxable: boolean;
}

/** Form values: numbers, amounts and days are texts. */
export interface QuoteValues {
  customer: string;
  eventDate: string;
  lastDay: string;
  eventLocation: string;
  lines: LineValues[];
  discount: PartValue;
  delivery: string;
  setup: string;
  waiverPercent: string;
  taxPercent: string;
  deposit: PartValue;
  validUntil: string;
  intro: string;
  terms: string;
  paymentLink: string;
  isReminded: boolean;
}

/** @returns values of an empty form */
export function emptyQuoteValues(): QuoteValues {
  return {
    customer: '',
    eventDate: '',
    lastDay: '',
    eventLocation: '',
    lines: [],
    discount: { kind: 'amount', text: '' },
    delivery: '',
    setup: '',
    waiverPercent: '',
    taxPercent: '',
    deposit: { kind: 'percent', text: '' },
    validUntil: '',
    intro: '',
    terms: '',
    paymentLink: '',
    isReminded: true,
  };
}

/** @returns values of a saved quote */
export function quoteValues({
  content,
  isReminded,
}: Pick<QuoteView, 'content' | 'isReminded'>): QuoteValues {
  const { eventDate, lastDay, lines, discount, deposit, ...rest } = content;
  const { deliveryCents, setupCents, waiverPercent, taxPercent, ...texts } = rest;
  return {
    ...texts,
    eventDate: eventDate ?? '',
    lastDay: lastDay ?? '',
    lines: lines.map(lineValues),
    discount: partValue(discount),
    delivery: amountText(deliveryCents),
    setup: amountText(setupCents),
    waiverPercent: percentText(waiverPercent),
    taxPercent: percentText(taxPercent),
    deposit: partValue(deposit),
    isReminded,
  };
}

function lineValues({ quantity, unitCents, outOn, backOn, ...line }: QuoteLine): LineValues {
  const days = { ...(outOn && { outOn }), ...(backOn && { backOn }) };
  return { ...line, ...days, quantity: String(quantity), price: amountText(unitCents) };
}

/**
 * @returns the content to send; an invalid number stays invalid, so that the contract refuses it
 */
export function quoteContentOf(values: QuoteValues): QuoteContent {
  const { eventDate, lastDay, lines, discount, deposit, ...rest } = values;
  const { delivery, setup, waiverPercent, taxPercent, isReminded: _, ...texts } = rest;
  return {
    ...texts,
    eventDate: eventDate === '' ? null : eventDate,
    lastDay: lastDay === '' ? null : keptLastDay({ eventDate, lastDay }),
    lines: lines.map(({ quantity, price, outOn, backOn, ...line }) => ({
      ...line,
      ...(outOn && { outOn }),
      ...(backOn && { backOn }),
      quantity: typedCount(quantity),
      unitCents: centsOf(price),
    })),
    discount: partOf(discount),
    deliveryCents: centsOf(delivery),
    setupCents: centsOf(setup),
    waiverPercent: percentOf(waiverPercent),
    taxPercent: percentOf(taxPercent),
    deposit: partOf(deposit),
  };
}

/**
 * @returns messages by field, `lines.0.price` for a part of a line; empty if the values can be
 *   saved
 */
export function quoteFaults(values: QuoteValues): Record<string, string> {
  const { error } = quoteContent.safeParse(quoteContentOf(values));
  const faults = schemaFaults(error, fieldOf);
  // More specific than the contract's message.
  for (const [field, text] of amountsOf(values)) {
    const fault = amountError(text);
    if (field in faults && fault !== '') faults[field] = fault;
  }
  return faults;
}

/** Form fields by the contract's fields, where they differ. */
const FIELDS: Record<string, string> = {
  deliveryCents: 'delivery',
  setupCents: 'setup',
  'discount.cents': 'discount',
  'discount.percent': 'discount',
  'deposit.cents': 'deposit',
  'deposit.percent': 'deposit',
};

/** @returns the form's field for a path of the contract, with or without `content.` */
export function fieldOf(path: string): string {
  const field = path.replace(/^content\./, '').replace(/^(lines\.\d+)\.unitCents$/, '$1.price');
  return FIELDS[field] ?? field;
}

/** @returns the values with amounts formatted as after a save; invalid ones stay as typed */
export function tidied(values: QuoteValues): QuoteValues {
  const part = (value: PartValue) =>
    value.kind === 'amount' ? { ...value, text: tidyAmount(value.text) } : value;
  return {
    ...values,
    lines: values.lines.map((line) => ({ ...line, price: tidyAmount(line.price) })),
    delivery: tidyAmount(values.delivery),
    setup: tidyAmount(values.setup),
    discount: part(values.discount),
    deposit: part(values.deposit),
  };
}

/** @returns the quote as currently typed; invalid numbers count as zero */
export function readableContent(values: QuoteValues): QuoteContent {
  const content = quoteContentOf(values);
  const part = (typed: AmountOrPercent): AmountOrPercent =>
    typed.kind === 'amount'
      ? { kind: 'amount', cents: orZero(typed.cents) }
      : { kind: 'percent', percent: percentOrZero(typed.percent) };
  return {
    ...content,
    lines: content.lines.map((line) => ({
      ...line,
      quantity: orZero(line.quantity),
      unitCents: orZero(line.unitCents),
    })),
    discount: part(content.discount),
    deliveryCents: orZero(content.deliveryCents),
    setupCents: orZero(content.setupCents),
    waiverPercent: percentOrZero(content.waiverPercent),
    taxPercent: percentOrZero(content.taxPercent),
    deposit: part(content.deposit),
  };
}

/** @returns a line's total in cents; null without a valid quantity or price */
export function lineTotal({ quantity, price }: LineValues): number | null {
  const total = typedCount(quantity) * centsOf(price);
  return Number.isFinite(total) && !isUnpriced({ price }) ? total : null;
}

export function isUnpriced({ price }: Pick<LineValues, 'price'>): boolean {
  return centsOf(price) === 0;
}

/** @returns whether the quote can be accepted after its event (@quote.editor-late) */
export function isLate({ validUntil, eventDate }: Pick<QuoteContent, 'validUntil' | 'eventDate'>) {
  return eventDate !== null && validUntil > eventDate;
}

const orZero = (number: number) => (Number.isFinite(number) ? number : 0);
/** @returns 0 for more than 100, and for `NaN` */
const percentOrZero = (number: number) => (number <= 100 ? number : 0);

function amountsOf({ lines, delivery, setup, discount, deposit }: QuoteValues) {
  const parts = { discount, deposit };
  return [
    ...lines.map(({ price }, index) => [`lines.${index}.price`, price] as const),
    ['delivery', delivery] as const,
    ['setup', setup] as const,
    ...Object.entries(parts).flatMap(([name, { kind, text }]) =>
      kind === 'amount' ? [[name, text] as const] : [],
    ),
  ];
}
