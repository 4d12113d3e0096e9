/**
 * Money. A price is text that may hold currency symbols (@price.as-typed); this file is the one place
 * that reads a number out of it. Amounts are whole US cents.
 */

/** More than any price of this trade, and far below the range of a 32-bit integer. */
const MAX_CENTS = 100_000_000;

/** What is said of a price below zero. */
export const NEGATIVE_PRICE = "The price can't be negative";

/**
 * @param max whole cents
 * @returns what is said of a price above it
 */
export function priceTooHigh(max: number): string {
  return `The price can be at most ${formatCents(Math.round(max))}`;
}

/**
 * @param text a price as typed
 * @returns what is wrong with it, in words; empty where it may be written so
 */
export function priceFault(text: string): string {
  if (isPriceText(text)) return '';
  if (/^\D*-/.test(text)) return NEGATIVE_PRICE;
  const digits = text.replaceAll(/[^\d.]/g, '');
  const isTooHigh = /^\d+(\.\d*)?$/.test(digits) && Number(digits) * 100 > MAX_CENTS;
  return isTooHigh ? priceTooHigh(MAX_CENTS) : 'Please enter a price such as 12.50';
}

/**
 * Reads the digits and the dot of a price text (@category.sort).
 * @param text a price as typed, for instance `$1,250.00`
 * @returns whole cents, or null when the text holds no single number
 */
export function parsePriceCents(text: string): number | null {
  const digits = text.replaceAll(/[^\d.]/g, '');
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(digits)) return null;
  const cents = Math.round(Number(digits) * 100);
  return cents <= MAX_CENTS ? cents : null;
}

/**
 * @param cents whole cents
 * @returns dollars with two decimals and thousands separators: `$1,250.00`
 */
export function formatCents(cents: number): string {
  const [whole = '0', fraction = '00'] = (cents / 100).toFixed(2).split('.');
  return `$${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/**
 * Whole dollars without decimals, cents only when there are any: `$2,500`, `$8.50`.
 * @param cents whole cents
 */
export function formatDollars(cents: number): string {
  return formatCents(cents).replace(/\.00$/, '');
}

/**
 * The price as a visitor sees it: as typed, with a dollar sign where the editor left it out
 * (@wishlist.line).
 * @param text a price as typed
 */
export function displayPrice(text: string): string {
  const trimmed = text.trim();
  return /^[\d.]/.test(trimmed) && parsePriceCents(trimmed) !== null ? `$${trimmed}` : trimmed;
}

/**
 * A price in the one form in which it is stored: `$40`, `40` and `USD 40` are `$40.00`.
 * @param text a price as typed
 * @returns the text itself when it holds no number
 */
export function normalPrice(text: string): string {
  const cents = parsePriceCents(text);
  return cents === null ? text.trim() : formatCents(cents);
}

/**
 * Whether an editor may write this as a price. Stricter than reading, which takes digits and dot
 * out of anything: one amount in dollars, with `$` or `USD` or nothing, thousands grouped or not,
 * at most two decimals. `12,50` and `$1e5` could be read as two prices, so they are refused.
 * @param text a price as typed
 */
export function isPriceText(text: string): boolean {
  const amount = text.trim().replaceAll(/^(?:USD ?|(?:US ?)?\$ ?)|(?: ?USD)$/g, '');
  const plain = /^(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{0,2})?|\.\d{1,2})$/.test(amount);
  return plain && parsePriceCents(amount) !== null;
}
