import { APOSTROPHES, foldLetters } from './fold-letters.ts';
import { MONTHS } from './months.ts';

/** Each word costs a look into every index. */
const MAX_WORDS = 10;

const DAY = /(?<!\S)(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\S)/g;
const ORDINAL = /^0?(\d{1,2})(?:st|nd|rd|th)?$/;

/**
 * What separates words, for a class of a regular expression with the flag `u`: ASCII and Latin-1 but for letters and
 * digits, dashes, quotes and other punctuation of any script that is typed here, arrows, signs and emoji.
 */
export const SEPARATORS = String.raw`\u{21}-\u{2F}\u{3A}-\u{40}\u{5B}-\u{60}\u{7B}-\u{A9}\u{AB}-\u{B4}\u{B6}-\u{B9}\u{BB}-\u{BF}\u{D7}\u{F7}\u{2B9}-\u{2BF}\u{5BE}\u{60C}\u{61B}-\u{61F}\u{2000}-\u{206F}\u{20A0}-\u{20CF}\u{2190}-\u{2BFF}\u{2E00}-\u{2E7F}\u{3000}-\u{3020}\u{FE30}-\u{FE6F}\u{FF01}-\u{FF0F}\u{FF1A}-\u{FF20}\u{1F000}-\u{1FAFF}`;
/** Soft hyphens, joiners and marks of direction: what is pasted has them within words. */
export const INVISIBLE = String.raw`\u{AD}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}`;

/** Characters that turn the sign or digit before them into an emoji. */
const EMOJI_MARKS = String.raw`\u{FE00}-\u{FE0F}\u{20E3}`;

const HIDDEN = new RegExp(`[${INVISIBLE}${EMOJI_MARKS}]`, 'gu');
const BETWEEN_WORDS = new RegExp(String.raw`(?:(?![${APOSTROPHES}])[\s${SEPARATORS}])+`, 'u');
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'u');

export interface SearchedTerm {
  /** For `to_tsquery`. */
  query: string;
  /** Without its apostrophes. Undefined for a day, which no name begins with. */
  word?: string;
}

/** @returns distinct words without operators, wildcards and apostrophes, and the parts between apostrophes */
export function wordsOf(text: string): string[] {
  return [
    ...new Set(rawWords(text).flatMap((word) => [withoutApostrophes(word), ...partsOf(word)])),
  ];
}

/** @returns terms that match words by their beginning: "D'Angelo" is found by "dangelo", and "DAngelo" by "D'Angelo" */
export function wordTerms(text: string): SearchedTerm[] {
  return rawWords(text).slice(0, MAX_WORDS).map(termOf);
}

function rawWords(text: string): string[] {
  const words = text.replaceAll(HIDDEN, '').split(BETWEEN_WORDS);
  return [...new Set(words.filter((word) => partsOf(word).length > 0))];
}

/** @returns parts with a letter or digit; accents alone fold to nothing, which `to_tsquery` refuses */
function partsOf(word: string): string[] {
  return word.split(APOSTROPHE).filter((part) => foldLetters(part) !== '');
}

function withoutApostrophes(word: string): string {
  return partsOf(word).join('');
}

function termOf(raw: string): SearchedTerm {
  const [word, parts] = [withoutApostrophes(raw), partsOf(raw).slice(0, MAX_WORDS)];
  const begins = (start: string) => `'${start}':*`;
  if (parts.length === 1) return { query: begins(word), word };
  return { query: `${begins(word)} | ${parts.map(begins).join(' & ')}`, word };
}

/**
 * Terms of a staff search (@inquiry.search).
 * @returns terms that must all match: the beginning of a word, or a day ("june 12", "12th of June",
 * "6/12/2027") whose month and number are adjacent
 */
export function searchedTerms(text: string): SearchedTerm[] {
  const days: SearchedTerm[] = [];
  const rest = text.replaceAll(DAY, (all, month: string, day: string, year: string) => {
    const name = MONTHS[Number(month) - 1];
    if (name === undefined) return all;
    days.push({ query: `'${name}' <-> '${Number(day)}' <-> '${year.padStart(4, '20')}'` });
    return ' ';
  });
  return [...days, ...withDays(rawWords(rest))].slice(0, MAX_WORDS);
}

function withDays(words: readonly string[]): SearchedTerm[] {
  const terms: SearchedTerm[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = '', last = ''] = words.slice(at, at + 3);
    const isOf = next.toLowerCase() === 'of';
    const day = dayOf(word, next) ?? dayOf(isOf ? last : next, word);
    if (day === undefined) terms.push(termOf(word));
    else {
      terms.push({ query: day });
      at += isOf && dayOf(word, next) === undefined ? 2 : 1;
    }
  }
  return terms;
}

/** @param month its first three letters or more */
function dayOf(month: string, number: string): string | undefined {
  const begin = foldLetters(month);
  const isMonth = begin.length > 2 && MONTHS.some((name) => name.startsWith(begin));
  const [, day] = ORDINAL.exec(number.toLowerCase()) ?? [];
  return isMonth && day !== undefined ? `'${begin}':* <-> '${Number(day)}'` : undefined;
}
