import { foldLetters } from './fold-letters.ts';
import { MONTHS } from './minimum-order.ts';

/** Each word costs a look into every index. */
const MAX_WORDS = 10;

const DAY = /(?<!\S)(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\S)/g;
const ORDINAL = /^0?(\d{1,2})(?:st|nd|rd|th)?$/;

/** @returns distinct words without operators and wildcards */
export function wordsOf(text: string): string[] {
  const spaced = text.replaceAll(/[\x21-\x2F\x3A-\x40\x5B-\x60\x7B-\x7E’]/g, ' ');
  return [...new Set(spaced.split(/\s+/).filter(Boolean))].slice(0, MAX_WORDS);
}

export interface SearchedTerm {
  /** For `to_tsquery`. */
  query: string;
  /** Undefined for a day, which no name begins with. */
  word?: string;
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
  return [...days, ...withDays(wordsOf(rest))].slice(0, MAX_WORDS);
}

function withDays(words: readonly string[]): SearchedTerm[] {
  const terms: SearchedTerm[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = '', last = ''] = words.slice(at, at + 3);
    const isOf = next.toLowerCase() === 'of';
    const day = dayOf(word, next) ?? dayOf(isOf ? last : next, word);
    if (day === undefined) terms.push({ query: `'${word}':*`, word });
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
