/**
 * The mailed link that was opened in this tab. Its token is taken out of the address at once, so a
 * reload finds it here, until it is used or left.
 */
import { tab } from '#stores/tab-storage.ts';

const LINK = 'woodward:mailed-link';
const NAME = 'woodward:mailed-link-name';

/** @param fragment of the address that the link led to */
export function keepLink(fragment: string): void {
  if (tab[LINK] !== fragment) delete tab[NAME];
  tab[LINK] = fragment;
}

/** @returns the fragment that is kept; empty for none */
export function keptLink(): string {
  return tab[LINK] ?? '';
}

/** Deletes the link and the typed name. */
export function forgetLink(): void {
  delete tab[LINK];
  delete tab[NAME];
}

/** @param name as it was typed into the form that the link opens */
export function keepName(name: string): void {
  tab[NAME] = name;
}

/** @returns the name that was typed; empty for none */
export function keptName(): string {
  return tab[NAME] ?? '';
}
