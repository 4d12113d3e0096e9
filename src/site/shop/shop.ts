/**
 * Settings for every page (@settings.everywhere). The renderer sets them before the first page, and their
 * hash is part of each page's key. Functions read the database instead (`src/server/shop/read.ts`), scripts
 * the page's JSON (`shop-facts.ts`).
 */
import type { RentalItemView } from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { stateCode } from '#domain/us-states.ts';
import type { Image, MediaIndex } from '../catalog/item-card.ts';
import { pointIn } from '../media/focal-point.ts';
import type { NavigationLink } from '../navigation-link.ts';
import { optionalPageLinks } from '../optional-pages.ts';
import { PLANNER_PAGE } from '../paths.ts';
import { hasPlanner } from '../planner/planner-data.ts';
import { plannerTitle } from '../planner/texts.ts';
import { heroImage } from './hero.ts';
import { upcoming } from './hours.ts';
import { setShopFacts } from './shop-facts.ts';

export interface Shop extends Pick<Settings, 'business' | 'hours' | 'seo' | 'look'> {
  /** Image of preview cards for pages without one of their own. */
  image: Image;
  policies: Pick<Settings['policies'], 'periodNote' | 'deliveryNote'>;
  /** Links to optional pages, the planner first (@planner.there). */
  pages: NavigationLink[];
  /** Whether any image has a focal point, so that pages need `POINT_RULES`. */
  hasPoints: boolean;
}

interface ShopSource {
  settings: Settings;
  media: MediaIndex;
  items?: readonly RentalItemView[];
}

let current: Shop | undefined;

/**
 * @param catalog with its items, on which the link to the planner depends.
 * @param now decides which closed days are over
 */
export function setShop({ settings, media, items = [] }: ShopSource, now: Date): Shop {
  const { business, hours, seo, look, hero, policies } = settings;
  const today = todayInDetroit(now);
  const planner = hasPlanner({ items, settings })
    ? [{ label: plannerTitle, href: PLANNER_PAGE }]
    : [];
  return restoreShop({
    business,
    hours: { ...hours, closed: upcoming(hours.closed, today) },
    seo,
    look,
    image: heroImage({ business, hero }, media),
    policies: { periodNote: policies.periodNote, deliveryNote: policies.deliveryNote },
    pages: [...planner, ...optionalPageLinks(settings)],
    hasPoints: [...media.keys()].some((url) => pointIn(url)),
  });
}

/** @param restored a result of `setShop`, perhaps of another thread */
export function restoreShop(restored: Shop): Shop {
  current = restored;
  const { name, shortName, phone, email, serviceArea, city, state } = restored.business;
  const place = `${city}, ${stateCode(state)}`;
  setShopFacts({
    name,
    shortName,
    phone,
    email,
    serviceArea,
    place,
    closed: restored.hours.closed,
  });
  return restored;
}

/** @throws Error outside of rendering, where a kept value would be stale */
export function shop(): Shop {
  if (!current) throw new Error('The settings of the shop are set only where pages are rendered');
  return current;
}
