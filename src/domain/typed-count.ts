/** A count as people type it: of pieces, guests, a stock. */

/** With or without separators between thousands, and with a part that is nothing: `1,358`, `100.00`. */
const NUMBER = String.raw`(\d{1,3}(?:[,. '’]\d{3})+|\d+)(?:[.,]0{0,2})?`;
const WORD = String.raw`[\p{L}.()×*]+`;
const COUNT = new RegExp(String.raw`^[\s×~]*(?:x\s*)?${NUMBER}(?:\s*${WORD})*\s*$`, 'iu');
/** Words that make another number of it. */
const MULTIPLE = /\d\s*k\b|doz|dz|hundred|thousand|million|pair|half/i;

/**
 * @param text `240`, `1,358`, `100.00`, `20 pcs`, `x20` or `240 guests`
 * @returns the whole number that is meant; `NaN` where that is not clear
 */
export function typedCount(text: string): number {
  const digits = MULTIPLE.test(text) ? undefined : COUNT.exec(text)?.[1];
  return digits === undefined ? Number.NaN : Number(digits.replaceAll(/\D/g, ''));
}
