const MIN_DIGITS = 13;
const MAX_DIGITS = 19;

/** Groups of digits with only spaces, dots or hyphens between them. */
const GROUPS = /\d+(?:[\s.\-\u2010-\u2015]+\d+)*/gu;

/** @returns whether 13 to 19 digits pass Luhn: perhaps a payment card, not to be stored (@money.no-cards) */
export function hasCardNumber(text: string): boolean {
  // Turns full-width digits into ASCII ones.
  return [...text.normalize('NFKC').matchAll(GROUPS)].some(([row]) =>
    holdsCard(row.match(/\d+/g) ?? []),
  );
}

/** Other digits, such as a security code, may precede or follow the card number. */
function holdsCard(groups: readonly string[]): boolean {
  return groups.some((_group, first) => {
    let digits = '';
    return groups.slice(first).some((group) => {
      digits += group;
      return digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS && passesLuhn(digits);
    });
  });
}

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = digit * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
