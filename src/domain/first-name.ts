/** Titles before a name, without their dot. */
const TITLES = new Set(
  'mr mrs ms miss mx dr prof professor rev reverend fr hon sir madam'.split(' '),
);
/** What follows a name after a comma, without dots. */
const SUFFIXES = new Set('jr sr ii iii iv md phd dds esq cpa rn llc inc co corp ltd'.split(' '));
const JOINERS = new Set(['&', '+', 'and']);

/** `Mr.`, `DR`, `Mr./Mrs.` */
function isTitle(word: string): boolean {
  return word.split('/').every((part) => TITLES.has(part.replace(/\.$/, '').toLowerCase()));
}

/** `J.`, `J.R.` */
function isInitial(word: string): boolean {
  return /^(?:\p{L}\.)+$|^\p{L}$/u.test(word);
}

/**
 * @returns how to greet a person by the name as typed: the first word, or both first names of two
 * persons; the full name if it has no first name (`Mr. Smith`, `J. Smith`); empty if it is a title
 * alone
 */
export function firstName(name: string): string {
  const words = withoutCommas(name).split(/\s+/);
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

/** @returns the name without commas: `Reed, Thomas` becomes Thomas Reed, `Thomas Reed, Jr.` Thomas Reed */
function withoutCommas(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim());
  const isSuffix = SUFFIXES.has(first.replaceAll('.', '').toLowerCase());
  const isReversed = first !== '' && !isSuffix && more.length === 0;
  return isReversed ? `${first} ${last}` : last || name.trim();
}

function countWhile<T>(list: readonly T[], holds: (entry: T) => boolean): number {
  const end = list.findIndex((entry) => !holds(entry));
  return end === -1 ? list.length : end;
}
