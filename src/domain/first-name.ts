/** Titles before a name, without their dot; `Md.` and `মোঃ` are short for Muhammad. */
const TITLES = new Set(
  `mr mrs ms miss mx dr drs prof professor rev reverend fr hon sir madam pastor father sister rabbi imam sheikh
  deacon bishop judge coach officer sgt capt captain lt sr sra srta señor señora señorita dra lic md মোঃ السيد السيدة`.split(
    /\s+/,
  ),
);
/** First words of names that are greeted in full: no persons, several, or a title that may be a name. */
const WHOLE = new Set('the our first family familia st saint don doña'.split(' '));
/** What may precede a family name of one word. */
const PARTICLES = new Set(
  'de del la las los da dos di van von der den el al bin st mac'.split(' '),
);
/** What follows a name after a comma, without dots. */
const SUFFIXES = new Set('jr sr ii iii iv md phd dds esq cpa rn llc inc co corp ltd'.split(' '));
const JOINERS = new Set(['&', '+', 'and']);
/** Behind a title: `Father of the bride`. */
const NO_NAMES = new Set([...JOINERS, 'of', 'the']);

/** `Mr.`, `DR`, `Mr./Mrs.` */
function isTitle(word: string): boolean {
  return word.split('/').every((part) => TITLES.has(plain(part)));
}

const isJoiner = (word: string) => JOINERS.has(word.toLowerCase());

/** @returns the word in lower case, without a dot behind it */
const plain = (word: string) => word.replace(/\.$/, '').toLowerCase();

/** Also an initial or abbreviation: `J`, `J.R.`, `Msgr.`, `Attn:` */
function isNoName(word: string): boolean {
  return NO_NAMES.has(word.toLowerCase()) || /[.:]$|^\p{L}$/u.test(word);
}

/**
 * @returns how to greet a person by the name as typed: the first word, or both first names of two
 * persons; the full name if it has no first name (`Mr. Smith`, `J. Smith`) or names several
 * with commas; empty if it is a title alone
 */
export function firstName(name: string): string {
  const full = spaced(name);
  if (listsPersons(full)) return full;
  const words = withoutCommas(full).split(/\s+/);
  const isFamily = words.length > 2 && familyOf(words.join(' ')).length === 1;
  if (isFamily || WHOLE.has(plain(words[0] ?? ''))) return words.join(' ');
  const rest = words.slice(countWhile(words, isTitle));
  const [first = '', next = ''] = rest;
  if (first === '') return '';
  const hasTitle = rest.length < words.length;
  if ((hasTitle && rest.length === 1) || isNoName(first) || next.toLowerCase() === 'of') {
    return words.join(' ');
  }
  return greetingOf(rest) ?? words.join(' ');
}

/** @returns the first word, or the first names of two persons; undefined for others */
function greetingOf(rest: readonly string[]): string | undefined {
  const [first, next] = rest;
  // Behind a first and a last name, `y` may join last names: `Ortega y Gasset`.
  const end = countWhile(rest, (word) => !isJoiner(word) && !(word === 'y' && word === next));
  const [joiner, second, ...others] = rest.slice(end);
  // Behind more than two names it is one of a company: `Ana from Bed Bath and Beyond`.
  if (joiner === undefined || second === undefined || end > 2) return first;
  const isWhole = isTitle(second) || isNoName(second) || others.some(isJoiner);
  return isWhole ? undefined : `${first} ${joiner} ${second}`;
}

/** @returns the name without what is in parentheses and emoji before it, with a space around `&` and behind a title's dot */
function spaced(name: string): string {
  const outside = name.replaceAll(/\([^)]*\)/g, ' ').trim();
  return (outside || name)
    .normalize()
    .replace(/^[\p{Extended_Pictographic}\uFE0F\u200D\s]+(?=.)/u, '')
    .replaceAll(/\s*&\s*/g, ' & ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\p{L}+\.)(?=\p{L})/gu, (word) => (isTitle(word) ? `${word} ` : word))
    .trim();
}

/** `Ana, Bob and Cy`, `John, Mary Smith`; not `Reed, Mr. Thomas J.` */
function listsPersons(name: string): boolean {
  const [begin = '', next = '', ...more] = name.split(',').map((part) => part.trim());
  if (familyOf(begin).length !== 1) return false;
  const words = [next, ...more].flatMap((part) => part.split(' '));
  const isTwo = countNames(next) > 1 && more.length === 0;
  return isTwo || words.some(isJoiner);
}

function countNames(text: string): number {
  return text.split(' ').filter((word) => !isTitle(word) && !isNoName(word)).length;
}

function familyOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => !PARTICLES.has(word.toLowerCase()));
}

/**
 * @returns the name without commas: `Reed, Thomas` becomes Thomas Reed; what follows a name of several words, such as
 *   `Thomas Reed, Manager`, is left out
 */
function withoutCommas(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim());
  const isSuffix = SUFFIXES.has(first.replaceAll('.', '').toLowerCase());
  const isReversed = first !== '' && !isSuffix && more.length === 0 && familyOf(last).length < 2;
  return isReversed ? `${first} ${last}` : last || name.trim();
}

function countWhile<T>(list: readonly T[], holds: (entry: T) => boolean): number {
  const end = list.findIndex((entry) => !holds(entry));
  return end === -1 ? list.length : end;
}
