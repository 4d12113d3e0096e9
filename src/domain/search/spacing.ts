/** Words written as one, or one written as two: "mirrorball", "arm chair". */
import type { Word } from './words.ts';

/** Shorter parts are in too many words. */
const LEAST_LETTERS = 3;

/**
 * @param isKnown whether a key is a word of the catalog or of a synonym
 * @returns the words, of which unknown ones are divided into two known ones, or joined to one with the word behind it
 */
export function respaced(words: readonly Word[], isKnown: (key: string) => boolean): Word[] {
  const result: Word[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const [word, next] = words.slice(place);
    if (!word) break;
    const joined = next && joinedWith(word, next);
    if (joined && isKnown(joined.key) && !(isKnown(word.key) && isKnown(next.key))) {
      result.push(joined);
      place += 1;
    } else result.push(...(isKnown(word.key) ? [word] : divided(word, isKnown)));
  }
  return result;
}

/** @returns undefined for numbers: 5 and 0 are not 50 */
function joinedWith(one: Word, other: Word): Word | undefined {
  if (/\d/.test(one.written + other.written)) return undefined;
  return { key: one.written + other.key, written: one.written + other.written };
}

function divided(word: Word, isKnown: (key: string) => boolean): Word[] {
  const { key, written } = word;
  for (let at = key.length - LEAST_LETTERS; at >= LEAST_LETTERS; at -= 1) {
    const [first, second] = [key.slice(0, at), key.slice(at)];
    if (!isKnown(first) || !isKnown(second)) continue;
    return [
      { key: first, written: first },
      { key: second, written: written.slice(at) },
    ];
  }
  return [word];
}
