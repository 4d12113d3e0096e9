/** What staff type into a search, as words that are looked up one by one (@inquiry.search). */
import { foldLetters } from './fold-letters.ts';
import { MONTHS } from './minimum-order.ts';

/** Each further word costs a look into every index. */
const MAX_WORDS = 10;

/** A day among other words. */
const DAY = /(?<!\S)(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\S)/g;
/** `12` and `12th`. */
const ORDINAL = /^0?(\d{1,2})(?:st|nd|rd|th)?$/;

/** @returns the words of a text, without what would be an operator or a wildcard, each once */
export function wordsOf(text: string): string[] {
  const spaced = text.replaceAll(/[\x21-\x2F\x3A-\x40\x5B-\x60\x7B-\x7E’]/g, ' ');
  return [...new Set(spaced.split(/\s+/).filter(Boolean))].slice(0, MAX_WORDS);
}

/** One thing that is looked up. */
export interface SearchedTerm {
  /** As `to_tsquery` takes it. */
  query: string;
  /** The word that was typed; undefined for a day, which no name begins with. */
  word?: string;
}

/**
 * @param text words in any order
 * @returns what must all be found: the beginning of a word, or a day as "june 12", "12th of June" and "6/12/2027"
 *   name it, whose month and number stand side by side
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

/** @returns a month, or its first three letters or more, beside a number */
function dayOf(month: string, number: string): string | undefined {
  const begin = foldLetters(month);
  const isMonth = begin.length > 2 && MONTHS.some((name) => name.startsWith(begin));
  const [, day] = ORDINAL.exec(number.toLowerCase()) ?? [];
  return isMonth && day !== undefined ? `'${begin}':* <-> '${Number(day)}'` : undefined;
}
