import { useState } from 'react';
import { moved } from '../parts/MoveButtons.tsx';
import type { Value } from './fields.ts';

let lastKey = 0;
function newKey(): number {
  lastKey += 1;
  return lastKey;
}

/**
 * Keys of a list's entries, which have none of their own: what is folded, or being uploaded, goes
 * along when an entry is moved.
 * @param isSorted whether saving puts them in order
 */
export function useKeys(entries: readonly Value[], isSorted: boolean) {
  const count = entries.length;
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: count }, newKey));
  const [known, setKnown] = useState(entries);
  if (entries !== known) {
    setKnown(entries);
    const places = isSorted ? placesIn(known, entries) : null;
    if (places) setKeys(places.map((place) => keys[place] ?? newKey()));
  }
  // Saved, restored or discarded: other entries.
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

/** @returns where each entry stood before; null where they were not only put in another order */
function placesIn(before: readonly Value[], after: readonly Value[]): number[] | null {
  if (before.length !== after.length) return null;
  const left = before.map((entry) => JSON.stringify(entry));
  const places = after.map((entry) => {
    const place = left.indexOf(JSON.stringify(entry));
    if (place !== -1) left[place] = '';
    return place;
  });
  return places.includes(-1) ? null : places;
}
