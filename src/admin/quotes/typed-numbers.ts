/** Amounts, percentages and counts as they are typed into a quote. */
import { formatCents, isPriceText, parsePriceCents, priceError } from '#domain/money.ts';
import type { AmountOrPercent } from '#domain/quote-totals.ts';
import { QUOTE_PARTS } from './texts.ts';

/** A part of a sum as typed. */
export interface PartValue {
  kind: AmountOrPercent['kind'];
  text: string;
}

/** @returns what is wrong with an amount in dollars; empty for nothing */
export function amountError(text: string): string {
  if (text.trim() === '') return '';
  return text.includes('%') ? QUOTE_PARTS.notDollars : priceError(text);
}

/** @returns an amount as it is shown once it is saved; what is none as typed */
export function tidyAmount(text: string): string {
  const cents = centsOf(text);
  return Number.isNaN(cents) ? text : amountText(cents);
}

/** @returns a part in the other kind: what was typed stays a number */
export function inKind({ text }: PartValue, kind: PartValue['kind']): PartValue {
  return { kind, text: text.replaceAll(/^\s*\$\s*|\.00$|\s*%\s*$/g, '') };
}

/** Zero is an empty field: nobody has to clear it before typing. */
export function amountText(cents: number): string {
  return cents === 0 ? '' : formatCents(cents);
}

/** @returns a percentage as its field shows it; zero is empty */
export function percentText(percent: number): string {
  return percent === 0 ? '' : String(percent);
}

/** @returns a part as it is typed */
export function partValue(part: AmountOrPercent): PartValue {
  const text = part.kind === 'amount' ? amountText(part.cents) : percentText(part.percent);
  return { kind: part.kind, text };
}

/** @returns a part as it is sent; `NaN` for what is no number */
export function partOf({ kind, text }: PartValue): AmountOrPercent {
  return kind === 'amount' ? { kind, cents: centsOf(text) } : { kind, percent: percentOf(text) };
}

/** @returns cents, zero for nothing; `NaN` for what is no price */
export function centsOf(text: string): number {
  if (text.trim() === '') return 0;
  return isPriceText(text) ? (parsePriceCents(text) ?? Number.NaN) : Number.NaN;
}

/** @returns a percentage, zero for nothing; `NaN` for what is no number */
export function percentOf(text: string): number {
  const typed = text.trim().replace(/ ?%$/, '');
  if (typed === '') return 0;
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN;
}
