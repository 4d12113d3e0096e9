/** Groups of synonyms, as staff write them: "tablecloth, linen, table cover". */
import { isNear } from './typing.ts';
import type { Mistakes } from './vocabulary.ts';
import { keysOf } from './words.ts';

/** Keys of words that belong together: `dusty rose`. */
type Phrase = readonly string[];
export type SynonymGroup = readonly Phrase[];

export interface Slot {
  typed: Phrase;
  /** A phrase of several words that staff listed: its words are not completed. */
  isPhrase: boolean;
  /** Synonyms of what was typed. */
  others: readonly Phrase[];
  /** Matched with a mistake in a word. */
  isGuessed: boolean;
}

/** @param lines a group each, phrases separated by commas */
export function readSynonyms(lines: readonly string[]): SynonymGroup[] {
  return lines.map((line) =>
    line
      .split(',')
      .map(keysOf)
      .filter((phrase) => phrase.length > 0),
  );
}

/** @returns whether a line has at least two different phrases */
export function isSynonymGroup(line: string): boolean {
  const phrases = readSynonyms([line]).flat();
  return new Set(phrases.map((phrase) => phrase.join(' '))).size > 1;
}

/** @returns whether a phrase of the groups has the word */
export function isListed(groups: readonly SynonymGroup[], key: string): boolean {
  return groups.some((group) => group.some((phrase) => phrase.includes(key)));
}

/** Divides a query into phrases, the longest first. @param most mistakes allowed in a word */
export function slotsOf(
  keys: readonly string[],
  groups: readonly SynonymGroup[],
  most: Mistakes,
): Slot[] {
  const slots: Slot[] = [];
  for (let index = 0; index < keys.length;) {
    const rest = keys.slice(index);
    const meant = longest(rest, groups, most);
    const typed = rest.slice(0, meant?.length ?? 1);
    const ownGroups = meant
      ? groups.filter((group) => group.some((phrase) => equal(phrase, meant)))
      : [];
    const others = ownGroups.flat().filter((phrase) => !equal(phrase, typed));
    const isPhrase = typed.length > 1 && meant !== undefined && equal(meant, typed);
    const isGuessed = meant !== undefined && !equal(meant, typed) && !begins(typed, meant);
    slots.push({ typed, isPhrase, others, isGuessed });
    index += typed.length;
  }
  return slots;
}

/** @returns the longest phrase at the start of the keys, preferably without a mistake */
function longest(
  keys: readonly string[],
  groups: readonly SynonymGroup[],
  most: Mistakes,
): Phrase | undefined {
  let best: { phrase: Phrase; rank: number } | undefined;
  for (const phrase of groups.flat()) {
    const isExact = phrase.every((key, index) => key === keys[index]);
    if (!isExact && !begins(keys, phrase, most)) continue;
    const rank = phrase.length + (isExact ? 0.5 : 0);
    if (!best || rank > best.rank) best = { phrase, rank };
  }
  return best?.phrase;
}

/** Allows a mistake in a word behind its first letter, and an incomplete last word of several. */
function begins(keys: readonly string[], phrase: Phrase, most: Mistakes = 'none'): boolean {
  if (phrase.length > keys.length) return false;
  return phrase.every((key, index) => {
    const typed = keys[index] ?? '';
    const isLast = index > 0 && index === phrase.length - 1 && index === keys.length - 1;
    if (key === typed || (isLast && key.startsWith(typed))) return true;
    return most !== 'none' && typed[0] === key[0] && isNear(typed, key);
  });
}

/** @returns the first of the phrases in a query, perhaps with a mistake in one word, and the query without it */
export function phraseIn(
  group: SynonymGroup,
  query: string,
): { phrase: Phrase; rest: string } | undefined {
  const keys = keysOf(query);
  for (const place of keys.keys()) {
    const phrase = longest(keys.slice(place), [group], 'whole');
    if (phrase) return { phrase, rest: keys.toSpliced(place, phrase.length).join(' ') };
  }
  return undefined;
}

function equal(one: Phrase, other: Phrase): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index]);
}
