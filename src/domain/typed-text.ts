/** Text as people paste it from other programs, and type it on other keyboards. */

const DIGIT = /\p{Nd}/u;

/** @returns the text without marks that nobody sees, such as those that say which way a text is written */
export function withoutMarks(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '');
}

/** @returns what a date, a count or a phone number is read from: `٢٦–٦` as `26-6`, without invisible marks */
export function plainDigits(text: string): string {
  return withoutMarks(text)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\p{Nd}/gu, (digit) => {
      const point = digit.codePointAt(0) ?? 0;
      let value = 0;
      // The ten digits of a script follow each other.
      while (DIGIT.test(String.fromCodePoint(point - value - 1))) value += 1;
      return String(value % 10);
    });
}
