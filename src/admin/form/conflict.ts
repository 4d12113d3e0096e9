/** Compares and merges concurrent changes, field by field. */

import { isPriceText, parsePriceCents } from '#domain/money.ts';
import { CONFLICT } from './texts.ts';

interface Versions<Values> {
  /** The common original. */
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
  // Labels and values have the same keys.
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
 * @param chosen conflicting fields in which mine wins
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
 * @param saved merged values
 * @returns labels of the fields in which `saved` has what the others changed
 */
export function takenFields<Values extends object>(
  { base, theirs }: Omit<Versions<Values>, 'mine'>,
  saved: Values,
  labels: Record<keyof Values & string, string>,
): string[] {
  // Labels and values have the same keys.
  const names = Object.keys(labels) as (keyof Values & string)[];
  return names
    .filter((name) => !isAlike(theirs[name], base[name]) && isAlike(saved[name], theirs[name]))
    .map((name) => labels[name]);
}

/** Like `isSame`, and equal prices are the same in any notation: `135` and `$135.00`. */
function isAlike(one: unknown, other: unknown): boolean {
  return isSame(one, other, isSamePrice);
}

function isSamePrice(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  const arePrices = isPriceText(one) && isPriceText(other);
  return arePrices && parsePriceCents(one) === parsePriceCents(other);
}

/**
 * @param isEqual compares parts that are not identical
 * @returns whether two values are the same; the order of an object's keys does not matter, because
 *   databases may change it
 */
export function isSame(
  one: unknown,
  other: unknown,
  isEqual: (one: unknown, other: unknown) => boolean = () => false,
): boolean {
  if (Object.is(one, other) || isEqual(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [ours, others] = [one, other].map(
    (object) => new Map<string, unknown>(Object.entries(object)),
  );
  const keys = new Set([...(ours?.keys() ?? []), ...(others?.keys() ?? [])]);
  return [...keys].every((key) => isSame(ours?.get(key), others?.get(key), isEqual));
}

/**
 * @returns the two texts without the lines that they share at the beginning and the end, and the number of those
 *   lines; either text may be empty
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

/** @returns a field's value as text */
export function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? CONFLICT.yes : CONFLICT.no;
  if (Array.isArray(value)) return value.map(inWords).join('\n') || CONFLICT.empty;
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).filter(Boolean).map(inWords).join(': ');
  }
  return typeof value === 'string' && value !== '' ? value : CONFLICT.empty;
}
