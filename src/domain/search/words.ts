/** Words for comparison: without plural, accent or case, sizes in one spelling. */
import { APOSTROPHES, foldLetters } from '../fold-letters.ts';

export interface Word {
  /** For comparison; a size ends with its unit: `120in`. */
  key: string;
  /** In lower case. */
  written: string;
}

/** Words without meaning here; after a number "in" is a unit. */
const FILLERS = new Set('a an and at by for from in of on or per the to with'.split(' '));

/** Units with their spellings. A glass of 8 oz does not match a table of 8 ft. */
const SPELLINGS = {
  in: ['"', 'in', 'inch', 'inches'],
  ft: ["'", 'ft', 'foot', 'feet'],
  oz: ['oz', 'ounce', 'ounces'],
  lb: ['lb', 'lbs', 'pound', 'pounds'],
  guests: 'guest guests people person persons seat seats personas invitados'.split(' '),
};
const UNITS = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) =>
    spellings.map((spelling) => [spelling, unit]),
  ),
);
const INCHES_PER_FOOT = 12;

/** After a number; signs are matched separately. */
const UNIT = [...UNITS.keys()].filter((spelling) => /\w/.test(spelling)).join('|');
/** "A tent for 50": guests, unless it is a size or count. */
const GUESTS = String.raw`\b(?:for|para) (?<guests>\d+)(?![\d.]|\s*["'\d]|[\s-]*(?:${UNIT})(?![\p{L}\d]))`;
const NUMBER = String.raw`(?<number>\d+(?:\.\d+)?)(?:[\s-]*(?<unit>"|'|(?:${UNIT})(?![\p{L}\d])))?`;
const TOKEN = new RegExp(String.raw`${GUESTS}|${NUMBER}|\p{L}+`, 'gu');

/** "Eight foot", as people say it and telephones write it. */
const COUNTED = 'one two three four five six seven eight nine ten'.split(' ');
const IN_WORDS = new RegExp(
  String.raw`\b(${COUNTED.join('|')})(?=[\s-]+(?:${UNIT})(?![\p{L}\d]))`,
  'gu',
);

/** An `x` between two numbers, after a number or unit. */
const TIMES = /(?<=[\dnth"'])\s*x\s*(?=\d)/g;

const FRACTIONS: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75' };

/** @returns words and sizes in their order, without fillers */
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

export function keysOf(text: string): string[] {
  return readWords(text).map(({ key }) => key);
}

const ANY_APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g');

/** Text that needs only lower case. A fast path, because ten thousand names are read at once. */
const SIMPLE = /^[a-z0-9 .&()/-]*$/;

function plain(text: string): string {
  const lower = text
    .toLowerCase()
    .replaceAll(IN_WORDS, (word) => String(COUNTED.indexOf(word) + 1));
  if (SIMPLE.test(lower)) return lower.replaceAll(TIMES, ' ');
  return foldLetters(
    lower
      .replaceAll(/[½¼¾]/g, (sign) => FRACTIONS[sign] ?? '')
      .replaceAll(/[“”″]|''|’’|′′/g, '"')
      .replaceAll(ANY_APOSTROPHE, "'")
      .replaceAll('×', 'x'),
  )
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\p{L})'s?(?!\p{L})|(?<=\p{L})'(?=\p{L})/gu, '')
    .replaceAll(TIMES, ' ');
}

/** One form for singular and plural: "cookie" and "cookies" are both "cooky", "shelves" is "shelf". */
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

/** With or without unit. */
export function isNumber(key: string): boolean {
  return /^\d/.test(key);
}

/** @returns whether two sizes are equal, or may be, because one lacks its unit */
export function sameNumber(one: string, other: string): boolean {
  if (one === other) return true;
  const [unit, otherUnit] = [unitOf(one), unitOf(other)];
  if (unit === '' || otherUnit === '') return bare(one) === bare(other);
  const areLengths = [unit, otherUnit].every((name) => name === 'in' || name === 'ft');
  return areLengths && inches(one) === inches(other);
}

function inches(key: string): number {
  return Number(bare(key)) * (unitOf(key) === 'ft' ? INCHES_PER_FOOT : 1);
}

export function bare(key: string): string {
  return key.replace(/[a-z]+$/, '');
}

/** @returns `in`, `ft`, `oz`, `lb`, `guests` or empty */
export function unitOf(key: string): string {
  return key.slice(bare(key).length);
}
