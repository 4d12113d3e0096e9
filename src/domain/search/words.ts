/** Texts as the search compares them: words without plural, accent or case, sizes with one spelling. */

export interface Word {
  /** What is compared; a size ends with its unit: `120in`. */
  key: string;
  /** As it was written, in lower case. */
  written: string;
}

/** Words that say nothing about an item; "in" is a unit behind a number, and else one of them. */
const FILLERS = new Set('a an and at by for from in of on or per the to with'.split(' '));

const UNITS: Record<string, string> = { '"': 'in', inch: 'in', inches: 'in', in: 'in' };
for (const unit of ["'", 'ft', 'foot', 'feet']) UNITS[unit] = 'ft';

const TOKEN =
  /(?<number>\d+(?:\.\d+)?)(?:[\s-]*(?<unit>"|'|(?:inch(?:es)?|in|ft|foot|feet)(?![\p{L}\d])))?|[\p{L}]+/gu;

/** The end of a number or of its unit, before a `x` between two numbers. */
const TIMES = /(?<=[\dnth"'])\s*x\s*(?=\d)/g;

const FRACTIONS: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75' };

/** @returns the words and sizes of a text in their order, without fillers */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: written, groups } of plain(text).matchAll(TOKEN)) {
    const { number, unit } = groups ?? {};
    if (number !== undefined) {
      words.push({ key: `${Number(number)}${UNITS[unit ?? ''] ?? ''}`, written });
    } else if (!FILLERS.has(written)) words.push({ key: singular(written), written });
  }
  return words;
}

/** @returns the keys of a text's words */
export function keysOf(text: string): string[] {
  return readWords(text).map(({ key }) => key);
}

/** Needs nothing but lower case; ten thousand names are read at once. */
const SIMPLE = /^[a-z0-9 .&()/-]*$/;

function plain(text: string): string {
  const lower = text.toLowerCase();
  if (SIMPLE.test(lower)) return lower.replaceAll(TIMES, ' ');
  return lower
    .replaceAll(/[½¼¾]/g, (sign) => FRACTIONS[sign] ?? '')
    .replaceAll(/[“”″]|''|’’|′′/g, '"')
    .replaceAll(/[‘’′]/g, "'")
    .replaceAll('×', 'x')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\p{L})'s?(?!\p{L})|(?<=\p{L})'(?=\p{L})/gu, '')
    .replaceAll(TIMES, ' ');
}

/**
 * One form for a noun's singular and plural. It need not be the dictionary's, only the same for both:
 * "cookie" and "cookies" are both "cooky", "shelf" and "shelves" both "shelf", "glove" is "glof".
 */
function singular(word: string): string {
  if (word.length < 4) return word;
  const stem = withoutPlural(word);
  if (stem.length < 4) return stem;
  return stem.replace(/ie$/, 'y').replace(/(?:fe|ve)$/, 'f');
}

function withoutPlural(word: string): string {
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return /(?:ss|us|is)$/.test(word) || !word.endsWith('s') ? word : word.slice(0, -1);
}

/** @returns whether a key is a number, with or without unit */
export function isNumber(key: string): boolean {
  return /^\d/.test(key);
}

/** @returns whether two sizes are the same, or may be: one of them has no unit */
export function sameNumber(one: string, other: string): boolean {
  return one === other || bare(one) === other || bare(other) === one;
}

/** @returns the number without its unit */
export function bare(key: string): string {
  return key.replace(/(?:in|ft)$/, '');
}
