/** What surrounds the noun of a search: "do you rent", "how much is", "cheap". */
import { isNumber, keysOf, unitOf } from './words.ts';

const OPTIONAL = new Set(
  keysOf(
    `i we you me my our your it this that there is are am be do does did can could will would should
    have has need want get find show look looking like love please what when where which who how why if
    much many any some best cheap cheapest affordable price pricing cost rent rental renting hire near
    about need buy de para con los las el la y`,
  ),
);

/**
 * @param keys words of a query
 * @param place index of one of them
 * @returns whether results may lack it; it only improves their rank
 */
export function isOptional(keys: readonly string[], place: number): boolean {
  return OPTIONAL.has(keys[place] ?? '');
}

/**
 * @returns whether a number may be a quantity: "160 chairs", "tent for 100 people". If nothing has
 * that number, it is ignored.
 */
export function isQuantity(keys: readonly string[], place: number): boolean {
  const key = keys[place] ?? '';
  if (!isNumber(key)) return false;
  if (unitOf(key) === 'guests') return true;
  const next = keys[place + 1];
  return place === 0 && unitOf(key) === '' && next !== undefined && !isNumber(next);
}

/** @returns whether a query names no thing: "how much", "do you rent" */
export function isVague(query: string): boolean {
  const keys = keysOf(query);
  return keys.every((_, place) => isOptional(keys, place));
}
