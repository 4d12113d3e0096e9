/** What surrounds the noun of a search: "do you rent", "how much is", "cheap". */
import { isNumber, keysOf, unitOf } from './words.ts';

const OPTIONAL = new Set(
  keysOf(
    `i we you u ur r pls n w me my mi our your it this that there is are am be do does did can could will would should
    have has need want get find show look looking like love please what when where which who how why if
    much many any some anything everything item thing keep happen available size best cheap cheapest affordable price
    pricing cost fee decor decoration rent rental renting hire near about buy party sq de para con los las el la y renta rentar alquiler alquilar`,
  ),
);

/** @returns whether results may lack the word at `place`; it only improves their rank */
export function isOptional(keys: readonly string[], place: number): boolean {
  return OPTIONAL.has(keys[place] ?? '');
}

/** Whether a number may be a quantity: "160 chairs", "tent for 100 people". Ignored if nothing has it. */
export function isQuantity(keys: readonly string[], place: number): boolean {
  const key = keys[place] ?? '';
  if (!isNumber(key)) return false;
  if (unitOf(key) === 'guests') return true;
  const next = keys[place + 1];
  const isFirst = keys.slice(0, place).every((_, before) => isOptional(keys, before));
  return isFirst && unitOf(key) === '' && next !== undefined && !isNumber(next);
}

/** @returns the query without how many are wanted: "round tables" of "12 round tables"; a number with a unit stays */
export function withoutQuantity(query: string): string {
  const keys = keysOf(query);
  const isCount = (key: string, place: number) => isQuantity(keys, place) && unitOf(key) === '';
  return keys.some(isCount) ? query.replace(/\d+/, '') : query;
}

/** @returns index of the word that begins the purpose: "tablecloth for 8 ft table"; `Infinity` without one */
export function placeOfPurpose(query: string): number {
  const [thing = '', ...purposes] = query.split(/\b(?:for|para)\b/i);
  return purposes.length > 0 ? keysOf(thing).length : Infinity;
}

/** @returns the words of a query that results may not lack; none if it names no thing: "how much", "do you rent" */
export function neededWords(query: string): string[] {
  return keysOf(query).filter((_, place, keys) => !isOptional(keys, place));
}
