/** How phone numbers are shown and called. Not beside what forms ask of a number, which weighs on every form. */
import { isCallable } from './phone.ts';
import { plainDigits } from './typed-text.ts';

/** Ten digits, with or without the country code, at the end or before an extension. */
const AMERICAN =
  /^(?:\+?1[\s./-]*)?(?:\((\d{3})\)|(\d{3}))[\s./-]*(\d{3})[\s./-]*(\d{4})(?=$|\s*(?:,\s*)?(?:ext|x|#))/i;

/** @returns an American number as `(313) 555-0199` with its extension; others as typed, in digits of ours */
export function phoneText(phone: string): string {
  return plainDigits(phone)
    .trim()
    .replace(
      AMERICAN,
      (
        _,
        inParentheses: string | undefined,
        plain: string | undefined,
        middle: string,
        end: string,
      ) => `(${inParentheses ?? plain}) ${middle}-${end}`,
    );
}

/** Between two numbers in one field. */
const BETWEEN = /[/,;&|]|\b(?:or|and|o|y)\b/i;
/** An American number, with words before it, and its extension. */
const BEGINS_AMERICAN =
  /^[^\d+]*(?:\+?1[\s./-]*)?\(?[2-9]\d{2}\)?[\s./-]*[2-9]\d{2}[\s./-]*\d{4}(?!\d)(?:[\s,(]*(?:ext(?:ension)?\.?|x|#)\s*\d+)?/i;
/** Beginning with ten digits, or eleven with the American country code. */
const TEN_DIGITS = /^\D*1?(?:\D*\d){10}/;
/** Dialed only without the country code: `+44 (0)20`. */
const TRUNK_ZERO = /(\+[\d\s./-]+)\(0\)/;
/** E.164. */
const MOST_DIGITS = 15;

/**
 * @returns the first of several numbers in a text (@inquiry.call), in digits of ours, an American one without what
 *   follows it (`after 5pm`); any other text whole
 */
export function firstNumber(phone: string): string {
  const plain = plainDigits(phone).replace(TRUNK_ZERO, '$1');
  const numbers = plain.split(BETWEEN).filter(isCallable);
  const [first = plain] = numbers.length > 1 ? numbers : [];
  const american = BEGINS_AMERICAN.exec(first)?.[0];
  if (american !== undefined) return american.trim();
  const isOne = first.replaceAll(/\D/g, '').length <= MOST_DIGITS;
  return (isOne ? first : (TEN_DIGITS.exec(first)?.[0] ?? first)).trim();
}
