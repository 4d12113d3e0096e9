/**
 * Stores a mailed link opened in this tab until it is used or left: its token is removed from the
 * address at once, and a reload needs it.
 */
import { tab } from '#stores/tab-storage.ts';

const LINK = 'woodward:mailed-link';
const NAME = 'woodward:mailed-link-name';

/** @param fragment of the link */
export function keepLink(fragment: string): void {
  if (tab[LINK] !== fragment) delete tab[NAME];
  tab[LINK] = fragment;
}

/** @returns the stored fragment; may be empty */
export function keptLink(): string {
  return tab[LINK] ?? '';
}

/** Deletes the link and the typed name. */
export function forgetLink(): void {
  delete tab[LINK];
  delete tab[NAME];
}

/** @param name typed into the link's form */
export function keepName(name: string): void {
  tab[NAME] = name;
}

/** @returns the typed name; may be empty */
export function keptName(): string {
  return tab[NAME] ?? '';
}
