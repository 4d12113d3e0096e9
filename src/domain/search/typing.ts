/** Shorter words are too similar: "oak" and "oat". */
const LEAST_LETTERS = 4;
/** A wrong letter, or a missing first one, turns shorter words into others: "pick" and "pink", "lace" and "place". */
const LEAST_WITH_WRONG = 5;

/** @returns whether `word` may be meant: at most one mistake */
export function isNear(typed: string, word: string): boolean {
  if (word.length < LEAST_LETTERS || Math.abs(typed.length - word.length) > 1) return false;
  const [extra, missing, wrong, swapped] = rests(typed, word).map(([one, other]) => one === other);
  return (
    extra === true ||
    (missing === true && (typed.length >= LEAST_WITH_WRONG || typed[0] === word[0])) ||
    swapped === true ||
    (wrong === true && word.length >= LEAST_WITH_WRONG)
  );
}

/** @returns whether `typed` may begin `word`: at most one mistake */
export function isNearStart(typed: string, word: string): boolean {
  if (typed.length <= LEAST_LETTERS || word.length < typed.length) return false;
  return rests(typed, word).some(([one, other]) => other.startsWith(one));
}

/** @returns what remains after the first difference, if it is a letter too many, missing, wrong or swapped */
function rests(typed: string, word: string): [typed: string, word: string][] {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const one = typed.slice(same);
  const other = word.slice(same);
  const mistakes: [string, string][] = [
    [one.slice(1), other],
    [one, other.slice(1)],
    [one.slice(1), other.slice(1)],
  ];
  if (one[0] === other[1] && one[1] === other[0]) mistakes.push([one.slice(2), other.slice(2)]);
  return mistakes;
}

/** Shorter words with two mistakes are too similar. */
const LEAST_WITH_TWO = 7;

/** @returns words with one or two mistakes, nearest first; with two, the consonants are the same */
export function nearest(typed: string, words: Iterable<string>, count: number): string[] {
  const matches: { word: string; distance: number }[] = [];
  for (const word of words) {
    if (word === typed || word.length < LEAST_LETTERS || typed.length < LEAST_LETTERS) continue;
    if (isNear(typed, word)) matches.push({ word, distance: 1 });
    else if (hasTwoMistakes(typed, word)) matches.push({ word, distance: 2 });
  }
  return matches
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ word }) => word);
}

function hasTwoMistakes(typed: string, word: string): boolean {
  if (typed.length < LEAST_WITH_TWO || typed[0] !== word[0]) return false;
  if (Math.abs(word.length - typed.length) > 2 || editDistance(typed, word) > 2) return false;
  return consonants(typed) === consonants(word);
}

/** @returns the word without vowels, double letters once */
function consonants(word: string): string {
  return word.replaceAll(/(.)\1+/g, '$1').replaceAll(/[aeiouy]/g, '');
}

/** Insertions, deletions and replacements (Wagner–Fischer). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [place, otherLetter] of Array.from(other).entries()) {
      const replaced = (row[place] ?? 0) + Number(letter !== otherLetter);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
