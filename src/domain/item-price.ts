/** The price of a rental item as shown: an amount with its unit, or `Call for pricing`. */
import { displayPrice, formatCents, parsePriceCents } from './money.ts';
import { NO_PRICE, PER, STARTING_AT } from './texts.ts';

/** What a price is for; "each" by default (@price.unit). */
export const ITEM_UNITS = ['each', 'pair', 'set', 'panel', 'foot', 'square foot', 'event'] as const;
export type ItemUnit = (typeof ITEM_UNITS)[number];
export const DEFAULT_UNIT: ItemUnit = 'each';

export interface Priced {
  /** As typed. */
  price: string;
  options: readonly { price: number }[];
}

/** @returns whether a price text contains an amount to show and add up */
export function hasAmount(text: string): boolean {
  return (parsePriceCents(text) ?? 0) > 0;
}

/** @returns a price as typed with a dollar sign; words unchanged; `Call for pricing` for 0 or none */
export function shownPrice(text: string): string {
  const isNothing = text.trim() === '' || parsePriceCents(text) === 0;
  return isNothing ? NO_PRICE : displayPrice(text);
}

/** @returns the price of an option, from dollars */
export function optionPrice(dollars: number): string {
  return shownPrice(formatCents(Math.round(dollars * 100)));
}

/** @returns the starting price: the lowest amount among the item's price and its options */
export function startingPrice({ price, options }: Priced): string {
  const least = Math.min(...options.map((option) => option.price).filter((dollars) => dollars > 0));
  const own = parsePriceCents(price) ?? 0;
  const isOwnLeast = own > 0 && own <= Math.round(least * 100);
  return isOwnLeast || least === Number.POSITIVE_INFINITY ? shownPrice(price) : optionPrice(least);
}

/**
 * @param isStart whether options cost more
 * @returns `Starting at $385.00` (@price.starting-at), or the price alone; words never get the
 *   prefix
 */
export function priceText(shown: string, isStart: boolean): string {
  return isStart && hasAmount(shown) ? `${STARTING_AT} ${shown}` : shown;
}

/** @returns the unit after a shown price: `per each` (@price.unit); empty after words */
export function unitText(shown: string, unit: ItemUnit): string {
  return hasAmount(shown) ? `${PER} ${unit}` : '';
}

/**
 * @param period what a rental lasts, such as `per event`; empty: not said
 * @returns the rental period as it is said beside the button (@price.period); empty when the unit says it
 *   already, and where the price is words
 */
export function periodText(shown: string, unit: ItemUnit, period: string): string {
  const per = unitText(shown, unit);
  return per === '' || per === period ? '' : period;
}

/** @returns what so many come to at a shown price, `$68.00`; empty for words, and for one alone */
export function totalText(shown: string, quantity: number): string {
  const cents = parsePriceCents(shown) ?? 0;
  return cents > 0 && quantity > 1 ? formatCents(cents * quantity) : '';
}
