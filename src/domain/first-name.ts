/** Titles that precede a name, without their dot. */
const TITLES = new Set(
  'mr mrs ms miss mx dr prof professor rev reverend fr hon sir madam'.split(' '),
);
/** What follows a name behind a comma, without its dots. */
const SUFFIXES = new Set('jr sr ii iii iv md phd dds esq cpa rn llc inc co corp ltd'.split(' '));
const JOINERS = new Set(['&', '+', 'and']);

/** `Mr.`, `DR`; in `Mr./Mrs.` each of both. */
function isTitle(word: string): boolean {
  return word.split('/').every((part) => TITLES.has(part.replace(/\.$/, '').toLowerCase()));
}

/** `J.`, `J.R.`: nobody is greeted by it. */
function isInitial(word: string): boolean {
  return /^(?:\p{L}\.)+$|^\p{L}$/u.test(word);
}

/**
 * @returns how a person is greeted by a name as typed: the first word of it, of two persons both
 *   first words; in full where it has no first name (`Mr. Smith`, `J. Smith`); empty where it has
 *   no name, but a title
 */
export function firstName(name: string): string {
  const words = inOrder(name).split(/\s+/);
  const rest = words.slice(countWhile(words, isTitle));
  const [first = '', joiner = '', second = ''] = rest;
  if (first === '') return '';
  const hasTitle = rest.length < words.length;
  if ((hasTitle && rest.length === 1) || JOINERS.has(first) || isInitial(first)) {
    return words.join(' ');
  }
  if (JOINERS.has(joiner) && second !== '') {
    return isTitle(second) ? words.join(' ') : `${first} ${joiner} ${second}`;
  }
  return first;
}

/** @returns the name without commas: `Reed, Thomas` is Thomas Reed, `Thomas Reed, Jr.` is not */
function inOrder(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim());
  const isSuffix = SUFFIXES.has(first.replaceAll('.', '').toLowerCase());
  const isTurned = first !== '' && !isSuffix && more.length === 0;
  return isTurned ? `${first} ${last}` : last || name.trim();
}

function countWhile<T>(list: readonly T[], holds: (each: T) => boolean): number {
  const end = list.findIndex((each) => !holds(each));
  return end === -1 ? list.length : end;
}
