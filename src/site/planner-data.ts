/** The planner's rules with the items of the shop: made at build time, small and already formatted. */
import type { RentalItemView } from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { optionPrice, shownPrice } from '#domain/item-price.ts';
import { itemSize } from '#domain/item-size.ts';
import type { PlannerRates, Serving, Sized } from '#domain/planner.ts';
import { slugFromName } from '#domain/slug.ts';
import type { WishlistLine } from '#domain/wishlist.ts';
import { wishlistLine } from './item-card.ts';
import { listTerms, type ListTerms } from './list-items.ts';
import { itemPath } from './paths.ts';

type Rules = Settings['planner'];

/** An item of the shop, in the one option that the planner means. */
export interface PlanItem {
  /** Names it in the address. */
  key: string;
  href: string;
  /** What the wishlist gets. */
  line: Omit<WishlistLine, 'quantity'>;
}
export type PlanTable = PlanItem & {
  seats: number;
  /** Cloths that fit: the rule's, then the others of its size. */
  cloths: PlanItem[];
};
export type PlanArea = PlanItem & Sized;

export interface PlannerData {
  rates: PlannerRates;
  rounds: PlanTable[];
  banquets: PlanTable[];
  cocktails: PlanTable[];
  chairs: PlanItem[];
  floors: PlanArea[];
  tents: PlanArea[];
  /** What is said beside the estimate. */
  terms: ListTerms;
}

/** What the planner is built from. */
export interface PlannerSource {
  items: readonly RentalItemView[];
  settings: Pick<Settings, 'planner' | 'policies' | 'fees'>;
}

/** @returns whether the rules name a table of the shop (@planner.there) */
export function hasPlanner({ items, settings }: PlannerSource): boolean {
  const { rounds, banquets, cocktails } = settings.planner;
  return [...rounds, ...banquets, ...cocktails].some(({ item, option }) => {
    const table = items.find(({ slug }) => slug === item);
    return planItems(table, option).length > 0;
  });
}

/** @returns the planner's data; null where there is none */
export function plannerData({ items, settings }: PlannerSource): PlannerData | null {
  if (!hasPlanner({ items, settings })) return null;
  const bySlug = new Map(items.map((item) => [item.slug, item]));
  const { rounds, banquets, cocktails, chairs, floors, tents, ...rates } = settings.planner;
  const find = (slug: string, option = '') => planItems(bySlug.get(slug), option);
  const tables = (rules: Rules['rounds']): PlanTable[] =>
    rules.flatMap(({ item, option, seats, cloth }) => {
      const cloths = clothsLike(bySlug.get(cloth), items);
      return find(item, option).map((each) => ({ ...each, seats, cloths }));
    });
  return {
    rates,
    rounds: tables(rounds),
    banquets: tables(banquets),
    cocktails: tables(cocktails),
    chairs: chairs.flatMap((slug) => find(slug)),
    floors: floors.flatMap(({ item, option, area }) =>
      find(item, option).map((each) => ({ ...each, area, upTo: 0 })),
    ),
    tents: tents.flatMap(({ item, option, area, upTo }) =>
      find(item, option).map((each) => ({ ...each, area, upTo })),
    ),
    terms: listTerms(settings),
  };
}

/** @returns slugs of the categories of the items that the rules name; none without a planner */
export function plannedCategories(source: PlannerSource): ReadonlySet<string> {
  if (!hasPlanner(source)) return new Set();
  const { rounds, banquets, cocktails, chairs, floors, tents } = source.settings.planner;
  const tables = [...rounds, ...banquets, ...cocktails];
  const named = new Set([
    ...[...tables, ...floors, ...tents].map(({ item }) => item),
    ...tables.map(({ cloth }) => cloth),
    ...chairs,
  ]);
  const meant = source.items.filter(({ slug }) => named.has(slug));
  return new Set(meant.map(({ category }) => category));
}

/** @returns whom a piece of this item is for, as the planner counts it; null where it does not */
export function servingOf(
  { slug, category, dimensions, name }: RentalItemView,
  { items, settings }: PlannerSource,
): Serving | null {
  const { rounds, banquets, cocktails, chairs, spareChairsPercent } = settings.planner;
  if (chairs.includes(slug)) return { seats: 1, sparePercent: spareChairsPercent };
  const size = itemSize(dimensions, name);
  const isLike = (cloth: string) => {
    const named = items.find((each) => each.slug === cloth);
    return (
      named?.category === category && size !== '' && itemSize(named.dimensions, named.name) === size
    );
  };
  const table = [...rounds, ...banquets, ...cocktails].find(
    ({ item, cloth }) => item === slug || cloth === slug || isLike(cloth),
  );
  return table ? { seats: table.seats, sparePercent: 0 } : null;
}

/** @returns the cloth, then what its category has in the same size (@planner.linens); none if unknown */
function clothsLike(
  cloth: RentalItemView | undefined,
  items: readonly RentalItemView[],
): PlanItem[] {
  if (!cloth) return [];
  const sizeOf = ({ dimensions, name }: RentalItemView) => itemSize(dimensions, name);
  const size = sizeOf(cloth);
  const others = items.filter(
    (each) =>
      each !== cloth &&
      size !== '' &&
      each.category === cloth.category &&
      each.options.length === 0 &&
      sizeOf(each) === size,
  );
  return [...planItems(cloth, '').slice(0, 1), ...others.flatMap((each) => planItems(each, ''))];
}

/** @returns the item in the option of the rule, or else in each of its options; none if unknown */
function planItems(item: RentalItemView | undefined, option: string): PlanItem[] {
  if (!item) return [];
  const { id, name, slug, category, images, availability } = item;
  const href = itemPath(category, slug);
  const facts = { id, name, image: images[0] ?? '', availability };
  if (item.options.length === 0) {
    return [{ key: slug, href, line: wishlistLine({ ...facts, price: shownPrice(item.price) }) }];
  }
  const all = item.options.map((each, index) => ({
    name: each.name,
    key: `${slug}--${slugFromName(each.name) || index + 1}`,
    href,
    line: wishlistLine({
      ...facts,
      option: each.name,
      price: optionPrice(each.price),
      availability: each.owned ?? availability,
    }),
  }));
  return all
    .filter(({ name: each }) => option === '' || each === option)
    .map(({ name: _, ...each }) => each);
}
