/**
 * Which journey goes through which engine, when each goes through one.
 */
import path from 'node:path';
import type { SourceFile } from '../tree.ts';
import { ENGINES, type EngineName } from './engine-names.ts';

export interface Journey {
  /** Its file. */
  name: string;
  home: 'phone' | 'desktop';
}

/** @returns the journeys that these files hold, one each */
export function journeysIn(files: readonly SourceFile[]): Journey[] {
  return files.map(({ name, text }) => ({
    name: path.basename(name),
    home: text.includes("home: 'phone'") ? 'phone' : 'desktop',
  }));
}

/**
 * @param journeys any
 * @param found engines of this machine, Chromium among them
 * @returns the journeys of each engine: those of a phone in WebKit, as iPhones have it, each other
 *   in the engine that has fewest. Chromium stands in for an engine that is missing.
 */
export function spread(
  journeys: readonly Journey[],
  found: readonly EngineName[],
): Record<EngineName, string[]> {
  const lists: Record<EngineName, string[]> = { chromium: [], firefox: [], webkit: [] };
  const ordered = journeys.toSorted(
    (a, b) => Number(b.home === 'phone') - Number(a.home === 'phone'),
  );
  for (const { name, home } of ordered) {
    const shortest = ENGINES.toSorted((a, b) => lists[a].length - lists[b].length)[0] ?? 'chromium';
    lists[home === 'phone' ? 'webkit' : shortest].push(name);
  }
  for (const missing of ENGINES.filter((each) => !found.includes(each))) {
    lists.chromium.push(...lists[missing].splice(0));
  }
  return lists;
}
