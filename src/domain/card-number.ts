/** Finds what may be the number of a payment card, which nobody may write down (@money.no-cards). */

const MIN_DIGITS = 13;
const MAX_DIGITS = 19;

/** Groups of digits with nothing but spaces, dots or hyphens between them. */
const GROUPS = /\d+(?:[\s.\-\u2010-\u2015]+\d+)*/gu;

/** @returns whether groups of digits in a row have 13 to 19 digits that pass the check of card numbers (Luhn) */
export function hasCardNumber(text: string): boolean {
  // Full-width digits are read as plain ones.
  return [...text.normalize('NFKC').matchAll(GROUPS)].some(([row]) =>
    holdsCard(row.match(/\d+/g) ?? []),
  );
}

/** Another number, such as the code of the card, may stand before it or behind it. */
function holdsCard(groups: readonly string[]): boolean {
  return groups.some((_group, first) => {
    let digits = '';
    return groups.slice(first).some((group) => {
      digits += group;
      return digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS && passesLuhn(digits);
    });
  });
}

/** Every second digit from the right is doubled, and the sum of all digits divides by ten. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = digit * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
