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

/** @returns a warning for a number that is too short (@form.phone); empty for none */
export function phoneCaution(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').length;
  const isShort = phone.trim() !== '' && digits < FEWEST_DIGITS;
  return isShort ? 'Is this number complete? You can send it as it is.' : '';
}
