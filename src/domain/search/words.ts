/** Texts as the search compares them: words without plural, accent or case, sizes with one spelling. */
import { foldLetters } from '../fold-letters.ts';

export interface Word {
  /** What is compared; a size ends with its unit: `120in`. */
  key: string;
  /** As it was written, in lower case. */
  written: string;
}

/** Words that say nothing about an item; "in" is a unit behind a number, and else one of them. */
const FILLERS = new Set('a an and at by for from in of on or per the to with'.split(' '));

/** What a number may be of, each with its spellings. A glass of 8 oz is no table of 8 ft. */
const SPELLINGS = {
  in: ['"', 'in', 'inch', 'inches'],
  ft: ["'", 'ft', 'foot', 'feet'],
  oz: ['oz', 'ounce', 'ounces'],
  lb: ['lb', 'lbs', 'pound', 'pounds'],
  guests: ['guest', 'guests', 'people', 'person', 'persons', 'seat', 'seats'],
};
const UNITS = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) => spellings.map((each) => [each, unit])),
);
const INCHES_PER_FOOT = 12;

/** Behind a number; the signs stand for themselves. */
const UNIT = [...UNITS.keys()].filter((each) => /\w/.test(each)).join('|');
/** "A tent for 50": a number of guests, unless it is the size or count of what something is for. */
const GUESTS = String.raw`\bfor (?<guests>\d+)(?![\d.]|\s*["'\d]|[\s-]*(?:${UNIT})(?![\p{L}\d]))`;
const NUMBER = String.raw`(?<number>\d+(?:\.\d+)?)(?:[\s-]*(?<unit>"|'|(?:${UNIT})(?![\p{L}\d])))?`;
const TOKEN = new RegExp(String.raw`${GUESTS}|${NUMBER}|\p{L}+`, 'gu');

/** The end of a number or of its unit, before a `x` between two numbers. */
const TIMES = /(?<=[\dnth"'])\s*x\s*(?=\d)/g;

const FRACTIONS: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75' };

/** @returns the words and sizes of a text in their order, without fillers */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: written, groups } of plain(text).matchAll(TOKEN)) {
    const { number, unit, guests } = groups ?? {};
    if (guests !== undefined) words.push({ key: `${Number(guests)}guests`, written: guests });
    else if (number !== undefined) {
      words.push({ key: `${Number(number)}${UNITS.get(unit ?? '') ?? ''}`, written });
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
  return foldLetters(
    lower
      .replaceAll(/[½¼¾]/g, (sign) => FRACTIONS[sign] ?? '')
      .replaceAll(/[“”″]|''|’’|′′/g, '"')
      .replaceAll(/[‘’′]/g, "'")
      .replaceAll('×', 'x'),
  )
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
  if (one === other) return true;
  const [unit, otherUnit] = [unitOf(one), unitOf(other)];
  if (unit === '' || otherUnit === '') return bare(one) === bare(other);
  const areLengths = [unit, otherUnit].every((each) => each === 'in' || each === 'ft');
  return areLengths && inches(one) === inches(other);
}

function inches(key: string): number {
  return Number(bare(key)) * (unitOf(key) === 'ft' ? INCHES_PER_FOOT : 1);
}

/** @returns the number without its unit */
export function bare(key: string): string {
  return key.replace(/[a-z]+$/, '');
}

/** @returns the unit of a number, `in`, `ft`, `oz`, `lb` or `guests`; empty where it has none */
export function unitOf(key: string): string {
  return key.slice(bare(key).length);
}
