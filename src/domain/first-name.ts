/** Titles before a name, without their dot; `Md.` and `মোঃ` are short for Muhammad. */
const TITLES = new Set(
  `mr mrs ms miss mx dr drs prof professor rev reverend fr hon sir madam pastor father sister rabbi imam sheikh
  deacon bishop judge coach officer sgt capt captain lt sr sra srta señor señora señorita dra lic md মোঃ السيد السيدة`.split(
    /\s+/,
  ),
);
/** First words of names that are greeted in full: no persons, several, or a title that may be a name. */
const WHOLE = new Set('the family familia st don doña'.split(' '));
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

/** @returns the word in lower case, without a dot behind it */
const plain = (word: string) => word.replace(/\.$/, '').toLowerCase();

/** Also an initial or abbreviation: `J`, `J.R.`, `Msgr.`, `Attn:` */
function isNoName(word: string): boolean {
  return NO_NAMES.has(word) || /[.:]$|^\p{L}$/u.test(word);
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
  if (WHOLE.has(plain(words[0] ?? ''))) return words.join(' ');
  const rest = words.slice(countWhile(words, isTitle));
  const [first = '', joiner = '', second = ''] = rest;
  if (first === '') return '';
  const hasTitle = rest.length < words.length;
  if ((hasTitle && rest.length === 1) || isNoName(first) || joiner === 'of') {
    return words.join(' ');
  }
  if (JOINERS.has(joiner) && second !== '') {
    return isTitle(second) ? words.join(' ') : `${first} ${joiner} ${second}`;
  }
  return first;
}

/** @returns the name without what is in parentheses, with a space around `&` and behind a title's dot */
function spaced(name: string): string {
  const outside = name.replaceAll(/\([^)]*\)/g, ' ').trim();
  return (outside || name)
    .normalize()
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
  return isTwo || words.some((word) => JOINERS.has(word));
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
