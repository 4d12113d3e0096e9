import { displayPrice, formatCents, parsePriceCents } from './money.ts';
import { NO_PRICE, PER, STARTING_AT } from './texts.ts';

/** What a price is for (@price.unit). */
export const ITEM_UNITS = ['each', 'pair', 'set', 'panel', 'foot', 'square foot', 'event'] as const;
export type ItemUnit = (typeof ITEM_UNITS)[number];
export const DEFAULT_UNIT: ItemUnit = 'each';

export interface Priced {
  /** As typed. */
  price: string;
  options: readonly { price: number }[];
}

export function hasAmount(text: string): boolean {
  return (parsePriceCents(text) ?? 0) > 0;
}

/** @returns the price with a dollar sign; words unchanged; `Call for pricing` for 0 or none */
export function shownPrice(text: string): string {
  const isNothing = text.trim() === '' || parsePriceCents(text) === 0;
  return isNothing ? NO_PRICE : displayPrice(text);
}

export function optionPrice(dollars: number): string {
  return shownPrice(formatCents(Math.round(dollars * 100)));
}

/** @returns the lowest amount among the item's price and its options */
export function startingPrice({ price, options }: Priced): string {
  const least = Math.min(...options.map((option) => option.price).filter((dollars) => dollars > 0));
  const own = parsePriceCents(price) ?? 0;
  const isOwnLeast = own > 0 && own <= Math.round(least * 100);
  return isOwnLeast || least === Number.POSITIVE_INFINITY ? shownPrice(price) : optionPrice(least);
}

/** @returns `Starting at $385.00` (@price.starting-at); no prefix for words, or without `isStart` */
export function priceText(shown: string, isStart: boolean): string {
  return isStart && hasAmount(shown) ? `${STARTING_AT} ${shown}` : shown;
}

/** @returns `per each` (@price.unit); empty after words */
export function unitText(shown: string, unit: ItemUnit): string {
  return hasAmount(shown) ? `${PER} ${unit}` : '';
}

/**
 * @param period what a price covers, such as `per event`; empty: not stated
 * @returns `per each, per event` (@price.period); the period once, and nothing after words
 */
export function unitAndPeriod(shown: string, unit: ItemUnit, period: string): string {
  const per = unitText(shown, unit);
  return per === '' || period === '' || per === period ? per : `${per}, ${period}`;
}

/** @returns quantity times price, `$68.00`; empty for words, and for one piece */
export function totalText(shown: string, quantity: number): string {
  const cents = parsePriceCents(shown) ?? 0;
  return cents > 0 && quantity > 1 ? formatCents(cents * quantity) : '';
}
