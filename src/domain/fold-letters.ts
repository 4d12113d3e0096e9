/** Apostrophes of keyboards, phones and word processors, and characters that people type instead. */
export const APOSTROPHES = "'’‘‛ʼʻʹ`´′＇";

/** Letters that Unicode does not decompose, and how they are written in ASCII. */
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

/** @returns "Décor" as "decor", "Łukasz" as "lukasz"; letters of other scripts lose only their marks */
export function foldLetters(text: string): string {
  return (
    text
      .normalize('NFKD')
      // After NFKD, which makes capitals of ℌ and Ⓐ.
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(SPECIAL, (letter) => LETTERS[letter] ?? letter)
  );
}
