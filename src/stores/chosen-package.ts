/** The package for a quote request, from the checkout's query, stored so that it survives browsing. */
import { preselection, type Preselection } from '#site/inquiries/preselection.ts';
import { storage } from './storage.ts';

const NAME = 'woodward:package';

export interface ChosenPackage extends Preselection {
  /** Name of the stored package that this one replaced, or empty. */
  replaced: string;
}

/** The message names package and price, so it identifies the choice. */
const isSame = (a: Preselection, b: Preselection) => a.message === b.message;

/** @returns the package of the query, which is then stored, or else the stored one */
export function chosenPackage(query: string): ChosenPackage | null {
  const stored = preselection(storage[NAME] ?? '');
  const inQuery = preselection(query);
  if (inQuery) storage[NAME] = query;
  const chosen = inQuery ?? stored;
  if (!chosen) return null;
  const isReplaced = stored !== null && !isSame(stored, chosen);
  return { ...chosen, replaced: isReplaced ? stored.service : '' };
}

/** Deletes the stored package, unless another tab chose a different one, and removes it from the address. */
export function dropPackage(chosen: Preselection): void {
  const stored = preselection(storage[NAME] ?? '');
  if (stored && isSame(stored, chosen)) delete storage[NAME];
  dropFromAddress(chosen);
}

/** Removes the package from the address, so that a reload does not choose it again. */
export function dropFromAddress(chosen: Preselection): void {
  const inAddress = preselection(location.search);
  if (!inAddress || !isSame(inAddress, chosen)) return;
  history.replaceState(history.state, '', location.pathname + location.hash);
}
