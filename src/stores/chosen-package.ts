/**
 * The package that a quote request is to name: it comes with the address of the checkout (Book Now
 * on the home page) and stays on the device, so that a walk through the catalog does not lose it.
 */
import { preselection, type Preselection } from '#site/preselection.ts';
import { storage } from './storage.ts';

const NAME = 'woodward:package';

/**
 * @param query the part of the address from `?` on; a package in it takes the place of the kept one
 * @returns the package, or null for none
 */
export function chosenPackage(query: string): Preselection | null {
  if (preselection(query)) storage[NAME] = query;
  return preselection(storage[NAME] ?? '');
}

/** Forgets a package that was sent or removed; another one, chosen in another tab, stays. */
export function dropPackage(chosen: Preselection): void {
  if (preselection(storage[NAME] ?? '')?.message === chosen.message) delete storage[NAME];
  dropFromAddress(chosen);
}

/** Takes a package that was removed out of the address; another one stays. */
export function dropFromAddress({ message }: Preselection): void {
  if (preselection(location.search)?.message !== message) return;
  // Or a reload would choose it again.
  history.replaceState(history.state, '', location.pathname + location.hash);
}
