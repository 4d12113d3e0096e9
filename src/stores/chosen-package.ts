/** The package for a quote request, from the checkout's query, stored so that it survives browsing. */
import { preselection, type Preselection } from '#site/inquiries/preselection.ts';
import { storage } from './storage.ts';

const NAME = 'woodward:package';

export interface ChosenPackage extends Preselection {
  /** Name of the stored package that it replaces, or empty. */
  replaced: string;
}

/** @returns the package of the query, which is then stored, or else the stored one */
export function chosenPackage(query: string): ChosenPackage | null {
  const before = preselection(storage[NAME] ?? '');
  const asked = preselection(query);
  if (asked) storage[NAME] = query;
  const chosen = asked ?? before;
  if (!chosen) return null;
  const isOther = before !== null && before.message !== chosen.message;
  return { ...chosen, replaced: isOther ? before.service : '' };
}

/** Deletes the stored package, unless another tab chose a different one. */
export function dropPackage(chosen: Preselection): void {
  if (preselection(storage[NAME] ?? '')?.message === chosen.message) delete storage[NAME];
  dropFromAddress(chosen);
}

/** Removes the package from the address, so that a reload does not choose it again. */
export function dropFromAddress({ message }: Preselection): void {
  if (preselection(location.search)?.message !== message) return;
  history.replaceState(history.state, '', location.pathname + location.hash);
}
