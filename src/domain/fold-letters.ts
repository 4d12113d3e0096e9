/** Letters that are no Latin one with an accent, as they are written where there are none of them. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  ı: 'i',
  ĸ: 'k',
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * @param text in any script
 * @returns it in lower case, its Latin letters without accents: "Décor" as "decor", "Łukasz" as "lukasz",
 *   "Nguyễn" as "nguyen". Letters of other scripts lose their marks and stay.
 */
export function foldLetters(text: string): string {
  return (
    text
      .normalize('NFKD')
      // What stands for a capital is one only now: ℌ, Ⓐ.
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(SPECIAL, (letter) => LETTERS[letter] ?? letter)
  );
}
