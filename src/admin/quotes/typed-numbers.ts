/** Parses and formats amounts, percentages and counts in the form of a quote. */
import { formatCents, isPriceText, parsePriceCents, priceError } from '#domain/money.ts';
import type { AmountOrPercent } from '#domain/quote-totals.ts';
import { QUOTE_PARTS } from './texts.ts';

/** A discount or deposit as typed. */
export interface PartValue {
  kind: AmountOrPercent['kind'];
  text: string;
}

/** @returns error of an amount in dollars; may be empty */
export function amountError(text: string): string {
  if (text.trim() === '') return '';
  return text.includes('%') ? QUOTE_PARTS.notDollars : priceError(text);
}

/** @returns the amount formatted as after a save; an invalid one as typed */
export function tidyAmount(text: string): string {
  const cents = centsOf(text);
  return Number.isNaN(cents) ? text : amountText(cents);
}

/** @returns the part in the other unit, with the same number */
export function inKind({ text }: PartValue, kind: PartValue['kind']): PartValue {
  return { kind, text: text.replaceAll(/^\s*\$\s*|\.00$|\s*%\s*$/g, '') };
}

/** @returns the amount for its field; zero is empty, so that nobody has to clear it */
export function amountText(cents: number): string {
  return cents === 0 ? '' : formatCents(cents);
}

/** @returns the percentage for its field; zero is empty */
export function percentText(percent: number): string {
  return percent === 0 ? '' : String(percent);
}

/** @returns the part's form values */
export function partValue(part: AmountOrPercent): PartValue {
  const text = part.kind === 'amount' ? amountText(part.cents) : percentText(part.percent);
  return { kind: part.kind, text };
}

/** @returns the part to send; `NaN` for an invalid number */
export function partOf({ kind, text }: PartValue): AmountOrPercent {
  return kind === 'amount' ? { kind, cents: centsOf(text) } : { kind, percent: percentOf(text) };
}

/** @returns cents, zero for an empty text; `NaN` if invalid */
export function centsOf(text: string): number {
  if (text.trim() === '') return 0;
  return isPriceText(text) ? (parsePriceCents(text) ?? Number.NaN) : Number.NaN;
}

/** @returns a percentage, zero for an empty text; `NaN` if invalid */
export function percentOf(text: string): number {
  const typed = text.trim().replace(/ ?%$/, '');
  if (typed === '') return 0;
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN;
}
