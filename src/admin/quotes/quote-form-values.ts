/** How the form of a quote and the quote become each other (@quote.editor). */
import {
  quoteContent,
  type QuoteContent,
  type QuoteLine,
  type QuoteView,
} from '#contracts/quotes/quotes.ts';
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
  /** Undefined: as the name says. */
  option?: string | undefined;
  /** Days of this line alone; empty: by the rule of its item. */
  outOn?: string | undefined;
  backOn?: string | undefined;
  name: string;
  note: string;
  quantity: string;
  /** Empty: no price yet, which is sent as zero. */
  price: string;
  isTaxable: boolean;
}

/** What is typed: numbers, amounts and days are texts. */
export interface QuoteValues {
  customer: string;
  eventDate: string;
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

/** @returns the values of a form in which nothing is typed */
export function emptyQuoteValues(): QuoteValues {
  return {
    customer: '',
    eventDate: '',
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

/** @returns a saved quote as its form shows it */
export function quoteValues({
  content,
  isReminded,
}: Pick<QuoteView, 'content' | 'isReminded'>): QuoteValues {
  const { eventDate, lines, discount, deposit, ...rest } = content;
  const { deliveryCents, setupCents, waiverPercent, taxPercent, ...texts } = rest;
  return {
    ...texts,
    eventDate: eventDate ?? '',
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

/** @returns a line of a quote as it is typed */
function lineValues({ quantity, unitCents, outOn, backOn, ...line }: QuoteLine): LineValues {
  const days = { ...(outOn && { outOn }), ...(backOn && { backOn }) };
  return { ...line, ...days, quantity: String(quantity), price: amountText(unitCents) };
}

/** @returns what is sent; what is no number in the form is none here, which the contract refuses */
export function quoteContentOf(values: QuoteValues): QuoteContent {
  const { eventDate, lines, discount, deposit, ...rest } = values;
  const { delivery, setup, waiverPercent, taxPercent, isReminded: _, ...texts } = rest;
  return {
    ...texts,
    eventDate: eventDate === '' ? null : eventDate,
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
 * @returns what is wrong with the values: message by field, `lines.0.price` for a part of a line; empty
 *   when they can be saved
 */
export function quoteFaults(values: QuoteValues): Record<string, string> {
  const { error } = quoteContent.safeParse(quoteContentOf(values));
  const faults = schemaFaults(error, fieldOf);
  // Says more than that it is no amount.
  for (const [field, text] of amountsOf(values)) {
    const fault = amountError(text);
    if (field in faults && fault !== '') faults[field] = fault;
  }
  return faults;
}

/** The fields of the contract that are called otherwise in the form. */
const FIELDS: Record<string, string> = {
  deliveryCents: 'delivery',
  setupCents: 'setup',
  'discount.cents': 'discount',
  'discount.percent': 'discount',
  'deposit.cents': 'deposit',
  'deposit.percent': 'deposit',
};

/** @returns the field of the form for a path of the contract, with or without `content.` */
export function fieldOf(path: string): string {
  const field = path.replace(/^content\./, '').replace(/^(lines\.\d+)\.unitCents$/, '$1.price');
  return FIELDS[field] ?? field;
}

/** @returns the values with every amount as it is shown once it is saved; what is none stays as typed */
export function tidied(values: QuoteValues): QuoteValues {
  const part = (each: PartValue) =>
    each.kind === 'amount' ? { ...each, text: tidyAmount(each.text) } : each;
  return {
    ...values,
    lines: values.lines.map((line) => ({ ...line, price: tidyAmount(line.price) })),
    delivery: tidyAmount(values.delivery),
    setup: tidyAmount(values.setup),
    discount: part(values.discount),
    deposit: part(values.deposit),
  };
}

/** @returns the quote as it would be read now; what cannot be saved as a number counts as nothing */
export function readableContent(values: QuoteValues): QuoteContent {
  const content = quoteContentOf(values);
  const part = (given: AmountOrPercent): AmountOrPercent =>
    given.kind === 'amount'
      ? { kind: 'amount', cents: known(given.cents) }
      : { kind: 'percent', percent: knownPercent(given.percent) };
  return {
    ...content,
    lines: content.lines.map((line) => ({
      ...line,
      quantity: known(line.quantity),
      unitCents: known(line.unitCents),
    })),
    discount: part(content.discount),
    deliveryCents: known(content.deliveryCents),
    setupCents: known(content.setupCents),
    waiverPercent: knownPercent(content.waiverPercent),
    taxPercent: knownPercent(content.taxPercent),
    deposit: part(content.deposit),
  };
}

/** @returns a line's total in cents; null while it has no quantity or no price */
export function lineTotal({ quantity, price }: LineValues): number | null {
  const total = typedCount(quantity) * centsOf(price);
  return Number.isFinite(total) && !isUnpriced({ price }) ? total : null;
}

/** @returns whether a line has no price yet */
export function isUnpriced({ price }: Pick<LineValues, 'price'>): boolean {
  return centsOf(price) === 0;
}

/** @returns whether it can be accepted after its event (@quote.editor-late) */
export function isLate({ validUntil, eventDate }: Pick<QuoteContent, 'validUntil' | 'eventDate'>) {
  return eventDate !== null && validUntil > eventDate;
}

const known = (number: number) => (Number.isFinite(number) ? number : 0);
const knownPercent = (number: number) => (number <= 100 ? number : 0);

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
