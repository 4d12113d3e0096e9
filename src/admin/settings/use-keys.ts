import { useState } from 'react';
import { moved } from '../parts/MoveButtons.tsx';
import type { Value } from './fields.ts';

let lastKey = 0;
function newKey(): number {
  lastKey += 1;
  return lastKey;
}

/**
 * Keys for a list's entries, which have none of their own: folding and uploads follow a moved
 * entry.
 * @param isSorted whether saving sorts the list
 */
export function useKeys(entries: readonly Value[], isSorted: boolean) {
  const count = entries.length;
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: count }, newKey));
  const [lastEntries, setLastEntries] = useState(entries);
  if (entries !== lastEntries) {
    setLastEntries(entries);
    const places = isSorted ? placesIn(lastEntries, entries) : null;
    if (places) setKeys(places.map((place) => keys[place] ?? newKey()));
  }
  // A save, a restore or Discard can change the number of entries.
  if (keys.length !== count) {
    setKeys(Array.from({ length: count }, (_, index) => keys[index] ?? newKey()));
  }
  return {
    of: (index: number) => keys[index] ?? -index,
    add: () => setKeys((last) => [...last, newKey()]),
    remove: (index: number) => setKeys((last) => last.filter((_, at) => at !== index)),
    move: (from: number, to: number) => setKeys((last) => moved(last, from, to)),
  };
}

/** @returns each entry's former index; null unless entries were only reordered */
function placesIn(before: readonly Value[], after: readonly Value[]): number[] | null {
  if (before.length !== after.length) return null;
  const unmatched = before.map((entry) => JSON.stringify(entry));
  const places = after.map((entry) => {
    const place = unmatched.indexOf(JSON.stringify(entry));
    if (place !== -1) unmatched[place] = '';
    return place;
  });
  return places.includes(-1) ? null : places;
}
