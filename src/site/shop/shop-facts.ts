/** Settings for scripts (@settings.everywhere): as JSON in each page, because cached scripts must hold no settings. */
import type { Settings } from '#contracts/settings/sections.ts';

export interface ShopFacts extends Pick<
  Settings['business'],
  'name' | 'shortName' | 'phone' | 'email' | 'serviceArea'
> {
  /** Closed days that are not over. */
  closed: Settings['hours']['closed'];
  /** Example of a place: `Detroit, MI`. */
  place: string;
}

/** Id of the element with the JSON. */
export const SHOP_FACTS_ID = 'shop';

let current: ShopFacts | undefined;

/** Sets the facts for pre-rendering, which has no document. */
export function setShopFacts(facts: ShopFacts): void {
  current = facts;
}

/** @returns the page's facts; during pre-rendering those of `setShopFacts`. @throws if there are none */
export function shopFacts(): ShopFacts {
  // Our own page has JSON of this type.
  current ??= JSON.parse(document.getElementById(SHOP_FACTS_ID)?.textContent ?? '') as ShopFacts;
  return current;
}
