/** Ten digits, with or without the country code, at the end or before an extension. */
const AMERICAN =
  /^(?:\+?1[\s.-]*)?(?:\((\d{3})\)|(\d{3}))[\s.-]*(\d{3})[\s.-]*(\d{4})(?=$|\s*(?:,\s*)?(?:ext|x|#))/i;

/** @returns an American number as `(313) 555-0199` with its extension; others as typed */
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

/** A local number. */
const FEWEST_DIGITS = 7;

/** @returns whether the text has enough digits to be called: "call me after 5" has not */
export function isCallable(phone: string): boolean {
  return phone.replaceAll(/\D/g, '').length >= FEWEST_DIGITS;
}

/** @returns a warning for a number that is too short (@form.phone); empty for none */
export function phoneCaution(phone: string): string {
  const isShort = phone.trim() !== '' && !isCallable(phone);
  return isShort ? 'Is this number complete? You can send it as it is.' : '';
}
