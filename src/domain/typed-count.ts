import { plainDigits } from './typed-text.ts';

/** With or without thousands separators and zero decimals: `1,358`, `100.00`. `100 120` is two. */
const NUMBER = String.raw`(\d \d{3}|\d{1,3} 000|\d{1,3}(?:[,.\u00A0\u202F'’]\d{3})+|\d+)(?:[.,]0{0,2})?`;
/** Words behind it in one class: as words with spaces between, a long one could be split in too many ways to try. */
const COUNT = new RegExp(
  String.raw`^(?:[\s×~]|(?:x|about|around|approx(?:imately)?|ca|circa|qty|quantity)[.:]?)*${NUMBER}[\s\p{L}.()×*+?/]*$`,
  'iu',
);
/** Words that multiply or divide the number. */
const MULTIPLE = /\d\s*k\b|doz|dz|gross|hundred|thousand|million|pair|half/i;

/** @param text `240`, `1,358`, `100.00`, `20 pcs`, `x20`, `about 240 guests`. @returns `NaN` if unclear */
export function typedCount(text: string): number {
  const plain = plainDigits(text);
  const digits = MULTIPLE.test(plain) ? undefined : COUNT.exec(plain)?.[1];
  return digits === undefined ? Number.NaN : Number(digits.replaceAll(/\D/g, ''));
}
