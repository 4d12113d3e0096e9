/** An American number of ten digits, with or without its country's code, before nothing or an extension. */
const AMERICAN =
  /^(?:\+?1[\s.-]*)?(?:\((\d{3})\)|(\d{3}))[\s.-]*(\d{3})[\s.-]*(\d{4})(?=$|\s*(?:,\s*)?(?:ext|x|#))/i;

/**
 * @returns an American number as `(313) 555-0199`, what follows it as it was typed; any other number as
 *   it was typed
 */
export function phoneText(phone: string): string {
  return phone
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

/** A local number has seven digits. */
const FEWEST_DIGITS = 7;

/** @returns a doubt about a number that nobody can call; empty for none, and for no number (@form.phone) */
export function phoneCaution(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').length;
  const isShort = phone.trim() !== '' && digits < FEWEST_DIGITS;
  return isShort ? 'Is this number complete? You can send it as it is.' : '';
}
