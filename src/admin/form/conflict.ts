/** Two people changed one thing: what differs, field by field, and what comes of the choices. */

import { isPriceText, parsePriceCents } from '#domain/money.ts';
import { CONFLICT } from './texts.ts';

interface Versions<Values> {
  /** What both started from. */
  base: Values;
  mine: Values;
  theirs: Values;
}

/** What somebody else saved meanwhile. */
export interface Theirs<Values> {
  values: Values;
  version: number;
}

/** @returns the fields that both changed differently, in the order of the labels */
export function fieldConflicts<Values extends object>(
  { base, mine, theirs }: Versions<Values>,
  labels: Record<keyof Values & string, string>,
  wordsOf: (value: unknown, name: keyof Values & string) => string = inWords,
) {
  // The keys of the labels are those of the values.
  const names = Object.keys(labels) as (keyof Values & string)[];
  return names
    .filter(
      (name) =>
        !isAlike(mine[name], theirs[name]) &&
        !isAlike(mine[name], base[name]) &&
        !isAlike(theirs[name], base[name]),
    )
    .map((name) => ({
      name,
      label: labels[name],
      mine: wordsOf(mine[name], name),
      theirs: wordsOf(theirs[name], name),
    }));
}

/**
 * @param chosen fields that both changed, of which mine stays
 * @returns theirs, with the chosen fields of mine and those that only I changed
 */
export function merged<Values extends object>(
  { base, mine, theirs }: Versions<Values>,
  chosen: readonly (keyof Values)[],
): Values {
  const result = { ...theirs };
  for (const name of Object.keys(theirs) as (keyof Values)[]) {
    const isOnlyMine = isAlike(theirs[name], base[name]) && !isAlike(mine[name], base[name]);
    if (isOnlyMine || chosen.includes(name)) result[name] = mine[name];
  }
  return result;
}

/** @returns theirs with my changes; null if both changed the same field */
export function mergedWithoutConflict<Values extends object>(
  versions: Versions<Values>,
  labels: Record<keyof Values & string, string>,
): Values | null {
  return fieldConflicts(versions, labels).length === 0 ? merged(versions, []) : null;
}

/**
 * @param saved what is saved in the end
 * @returns the labels of the fields that it has of somebody else
 */
export function takenFields<Values extends object>(
  { base, theirs }: Omit<Versions<Values>, 'mine'>,
  saved: Values,
  labels: Record<keyof Values & string, string>,
): string[] {
  // The keys of the labels are those of the values.
  const names = Object.keys(labels) as (keyof Values & string)[];
  return names
    .filter((name) => !isAlike(theirs[name], base[name]) && isAlike(saved[name], theirs[name]))
    .map((name) => labels[name]);
}

/** As `isSame`, and a price is the same however it was typed: `135` and `$135.00`. */
function isAlike(one: unknown, other: unknown): boolean {
  return isSame(one, other, isSamePrice);
}

function isSamePrice(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  const arePrices = isPriceText(one) && isPriceText(other);
  return arePrices && parsePriceCents(one) === parsePriceCents(other);
}

/**
 * @param isEqual of parts that are not identical
 * @returns whether two values of a field are the same; the order of an object's keys, in which a
 *   database need not give them back, says nothing
 */
export function isSame(
  one: unknown,
  other: unknown,
  isEqual: (one: unknown, other: unknown) => boolean = () => false,
): boolean {
  if (Object.is(one, other) || isEqual(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [ours, others] = [one, other].map((each) => new Map<string, unknown>(Object.entries(each)));
  const keys = new Set([...(ours?.keys() ?? []), ...(others?.keys() ?? [])]);
  return [...keys].every((key) => isSame(ours?.get(key), others?.get(key), isEqual));
}

/**
 * @returns two texts without the lines at their beginning and end that are in both, and how many those
 *   are; a side of which nothing is left is empty
 */
export function withoutSharedLines(mine: string, theirs: string) {
  const [own, other] = [mine.split('\n'), theirs.split('\n')];
  const most = Math.min(own.length, other.length);
  let start = 0;
  while (start < most && own[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && own.at(-1 - end) === other.at(-1 - end)) end += 1;
  const rest = (lines: readonly string[]) => lines.slice(start, lines.length - end).join('\n');
  return { mine: rest(own), theirs: rest(other), shared: start + end };
}

/** @returns the value of a field as a person reads it */
export function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? CONFLICT.yes : CONFLICT.no;
  if (Array.isArray(value)) return value.map(inWords).join('\n') || CONFLICT.empty;
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).filter(Boolean).map(inWords).join(': ');
  }
  return typeof value === 'string' && value !== '' ? value : CONFLICT.empty;
}
