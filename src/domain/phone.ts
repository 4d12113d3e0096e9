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
