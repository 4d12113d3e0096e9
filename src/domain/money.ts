/** A price is text (@price.as-typed), which only this file parses. Amounts are whole US cents. */

/** Above any price in this trade, far below a 32-bit integer. */
const MAX_CENTS = 100_000_000;

export const NEGATIVE_PRICE = "The price can't be negative";

export function priceTooHigh(max: number): string {
  return `The price can be at most ${formatCents(Math.round(max))}`;
}

/** @returns the message for a price as typed; empty if valid */
export function priceError(text: string): string {
  if (isPriceText(text)) return '';
  if (/^\D*-/.test(text)) return NEGATIVE_PRICE;
  const digits = text.replaceAll(/[^\d.]/g, '');
  const isTooHigh = /^\d+(\.\d*)?$/.test(digits) && Number(digits) * 100 > MAX_CENTS;
  return isTooHigh ? priceTooHigh(MAX_CENTS) : 'Please enter a price such as 12.50';
}

/**
 * Parses a price such as `$1,250.00` (@category.sort). @returns cents; null unless it has exactly one number
 */
export function parsePriceCents(text: string): number | null {
  const digits = text.replaceAll(/[^\d.]/g, '');
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(digits)) return null;
  const cents = Math.round(Number(digits) * 100);
  return cents <= MAX_CENTS ? cents : null;
}

/** @returns `$1,250.00` */
export function formatCents(cents: number): string {
  const [whole = '0', fraction = '00'] = (cents / 100).toFixed(2).split('.');
  return `$${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** @returns `$2,500`, `$8.50` */
export function formatDollars(cents: number): string {
  return formatCents(cents).replace(/\.00$/, '');
}

/** @returns the price with a dollar sign if it lacks one (@wishlist.line) */
export function displayPrice(text: string): string {
  const trimmed = text.trim();
  return /^[\d.]/.test(trimmed) && parsePriceCents(trimmed) !== null ? `$${trimmed}` : trimmed;
}

/** @returns the price to store: `$40` and `USD 40` become `$40.00`; words stay */
export function normalPrice(text: string): string {
  const cents = parsePriceCents(text);
  return cents === null ? text.trim() : formatCents(cents);
}

/** One amount in dollars with `$`, `USD` or neither. `12,50` and `$1e5` are ambiguous. */
export function isPriceText(text: string): boolean {
  const amount = text.trim().replaceAll(/^(?:USD ?|(?:US ?)?\$ ?)|(?: ?USD)$/g, '');
  const plain = /^(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{0,2})?|\.\d{1,2})$/.test(amount);
  return plain && parsePriceCents(amount) !== null;
}
