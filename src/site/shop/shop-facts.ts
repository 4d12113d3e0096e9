/**
 * What scripts know of the owner's settings (@settings.everywhere). A page carries it as JSON, so that
 * no script holds a name or a number: scripts are kept while settings change.
 */
import type { Settings } from '#contracts/settings/sections.ts';

export interface ShopFacts extends Pick<
  Settings['business'],
  'name' | 'shortName' | 'phone' | 'email' | 'serviceArea'
> {
  /** Days when the office is closed, those that are over left out. */
  closed: Settings['hours']['closed'];
  /** A place as visitors type one: `Detroit, MI`. */
  place: string;
}

/** Id of the element that holds them. */
export const SHOP_FACTS_ID = 'shop';

let known: ShopFacts | undefined;

/** For pages that are rendered, where there is no document. */
export function setShopFacts(facts: ShopFacts): void {
  known = facts;
}

/**
 * @returns what the page carries; while pages are rendered, what was set
 * @throws where neither is
 */
export function shopFacts(): ShopFacts {
  // Our own page wrote it.
  known ??= JSON.parse(document.getElementById(SHOP_FACTS_ID)?.textContent ?? '') as ShopFacts;
  return known;
}
