/** With or without thousands separators and zero decimals: `1,358`, `100.00`. */
const NUMBER = String.raw`(\d{1,3}(?:[,. '’]\d{3})+|\d+)(?:[.,]0{0,2})?`;
/** Words behind it in one class: as words with spaces between, a long one could be split in too many ways to try. */
const COUNT = new RegExp(String.raw`^[\s×~]*(?:x\s*)?${NUMBER}[\s\p{L}.()×*]*$`, 'iu');
/** Words that multiply or divide the number. */
const MULTIPLE = /\d\s*k\b|doz|dz|hundred|thousand|million|pair|half/i;

/** @param text `240`, `1,358`, `100.00`, `20 pcs`, `x20`, `240 guests`. @returns `NaN` if unclear */
export function typedCount(text: string): number {
  const digits = MULTIPLE.test(text) ? undefined : COUNT.exec(text)?.[1];
  return digits === undefined ? Number.NaN : Number(digits.replaceAll(/\D/g, ''));
}
