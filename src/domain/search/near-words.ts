import { nearest } from './typing.ts';
import { isNumber, readWords } from './words.ts';

const MAX_NEAR = 3;

/**
 * @param typed a search without results
 * @param texts names that could have been found
 * @returns searches with a misspelled word replaced by a similar word of the texts, and with that
 * word alone
 */
export function nearSearches(typed: string, texts: readonly string[]): string[] {
  const vocabulary = new Map(texts.flatMap(readWords).map(({ key, written }) => [key, written]));
  const words = readWords(typed);
  const searches = words.flatMap(({ key }, place) => {
    if (vocabulary.has(key) || isNumber(key)) return [];
    return nearest(key, vocabulary.keys(), MAX_NEAR).flatMap((near) => {
      const written = vocabulary.get(near) ?? near;
      return [words.map((word, index) => (index === place ? written : word.written)), [written]];
    });
  });
  return [...new Set(searches.map((search) => search.join(' ')))];
}
