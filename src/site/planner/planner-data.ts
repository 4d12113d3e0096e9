/** The planner's rules with the items that they name, made at build time, so that the page gets little data. */
import type { RentalItemView } from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import type { Aisles } from '#domain/floor-plan/floor-plan.ts';
import type { TableShape } from '#domain/floor-plan/geometry.ts';
import { optionPrice, shownPrice } from '#domain/item-price.ts';
import { itemSize, sidesOf } from '#domain/item-size.ts';
import { imageOfOption } from '#domain/option-image.ts';
import type { PlannerRates, Serving, Sized } from '#domain/planner.ts';
import { slugFromName } from '#domain/slug.ts';
import type { WishlistLine } from '#domain/wishlist.ts';
import { wishlistLine } from '../catalog/item-card.ts';
import { listTerms, type ListTerms } from '../lists/list-items.ts';
import { itemPath } from '../paths.ts';

type Rules = Settings['planner'];

/** An item that a rule names, in one option. */
export interface PlanItem {
  /** Names it in the address: the slug, with options `slug--option`. */
  key: string;
  href: string;
  line: Omit<WishlistLine, 'quantity'>;
}
export type PlanTable = PlanItem & {
  seats: number;
  /** In feet. */
  shape: TableShape;
  /** Linens for the table: the rule's, then others of the same size. */
  cloths: PlanItem[];
};
/** `sides` in feet, the shorter first. */
export type PlanArea = PlanItem & Sized & { sides: readonly [number, number] };

export interface PlannerData {
  rates: PlannerRates;
  /** In feet. */
  aisles: Aisles;
  rounds: PlanTable[];
  banquets: PlanTable[];
  cocktails: PlanTable[];
  chairs: PlanItem[];
  floors: PlanArea[];
  tents: PlanArea[];
  terms: ListTerms;
}

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

/** @returns null if the shop has no planner */
export function plannerData({ items, settings }: PlannerSource): PlannerData | null {
  if (!hasPlanner({ items, settings })) return null;
  const bySlug = new Map(items.map((item) => [item.slug, item]));
  const { rounds, banquets, cocktails, chairs, floors, tents, ...rules } = settings.planner;
  const { tableAisle, mainAisle, sideAisle, ...rates } = rules;
  const find = (slug: string, option = '') => planItems(bySlug.get(slug), option);
  const tables = (named: Rules['rounds'], isRound: boolean): PlanTable[] =>
    named.flatMap(({ item, option, seats, cloth }) => {
      const cloths = clothsLike(bySlug.get(cloth), items);
      const dimensions = bySlug.get(item)?.dimensions ?? '';
      return find(item, option).map((table) => {
        const shape = tableShape([table.line.option, dimensions, table.line.name], seats, isRound);
        return { ...table, seats, cloths, shape };
      });
    });
  const sidesOfArea = (planItem: PlanItem, item: string, area: number) =>
    areaSides([planItem.line.option, bySlug.get(item)?.dimensions ?? ''], area);
  return {
    rates,
    aisles: { tables: tableAisle / 12, main: mainAisle / 12, side: sideAisle / 12 },
    rounds: tables(rounds, true),
    banquets: tables(banquets, false),
    cocktails: tables(cocktails, true),
    chairs: chairs.flatMap((slug) => find(slug)),
    floors: floors.flatMap(({ item, option, area }) =>
      find(item, option).map((floor) => {
        return { ...floor, area, upTo: 0, sides: sidesOfArea(floor, item, area) };
      }),
    ),
    tents: tents.flatMap(({ item, option, area, upTo }) =>
      find(item, option).map((tent) => {
        return { ...tent, area, upTo, sides: sidesOfArea(tent, item, area) };
      }),
    ),
    terms: listTerms(settings),
  };
}

/** Inches of a table's edge for each guest. */
const EDGE = 24;
/** Default depth of a long table, in inches. */
const USUAL_DEPTH = 30;

/**
 * @param texts that may contain the table's size
 * @returns the shape in feet; if no text has a size, as large as the guests need
 */
function tableShape(texts: readonly string[], seats: number, isRound: boolean): TableShape {
  const needed = isRound ? (seats * EDGE) / Math.PI : (seats / 2) * EDGE;
  const [width = needed, depth = USUAL_DEPTH] = flatSides(texts);
  const round = { width: width / 12, depth: width / 12, isRound };
  return isRound
    ? round
    : { width: Math.max(width, depth) / 12, depth: Math.min(width, depth) / 12, isRound };
}

/**
 * @returns the sides in feet; a side that the texts do not have follows from the area (a square, if both are missing)
 */
function areaSides(texts: readonly string[], area: number): readonly [number, number] {
  const [first, second] = flatSides(texts).map((inches) => inches / 12);
  if (first !== undefined && second !== undefined) {
    return [Math.min(first, second), Math.max(first, second)];
  }
  const side = first ?? Math.sqrt(area);
  return [side, area / side];
}

/** @returns the sides, in inches, in the first text that has any; heights are left out */
function flatSides(texts: readonly string[]): number[] {
  return (
    texts
      .map((text) => sidesOf(text).sides.filter(({ what, inches }) => what !== 'h' && inches > 0))
      .find((sides) => sides.length > 0)
      ?.map(({ inches }) => inches) ?? []
  );
}

/** @returns slugs of the categories of planned items; empty without a planner */
export function plannedCategories(source: PlannerSource): ReadonlySet<string> {
  if (!hasPlanner(source)) return new Set();
  const { rounds, banquets, cocktails, chairs, floors, tents } = source.settings.planner;
  const tables = [...rounds, ...banquets, ...cocktails];
  const named = new Set([
    ...[...tables, ...floors, ...tents].map(({ item }) => item),
    ...tables.map(({ cloth }) => cloth),
    ...chairs,
  ]);
  const plannedItems = source.items.filter(({ slug }) => named.has(slug));
  return new Set(plannedItems.map(({ category }) => category));
}

/** @returns guests per piece and spares; null: the planner does not count the item */
export function servingOf(
  { slug, category, dimensions, name }: RentalItemView,
  { items, settings }: PlannerSource,
): Serving | null {
  const { rounds, banquets, cocktails, chairs, spareChairsPercent } = settings.planner;
  if (chairs.includes(slug)) return { seats: 1, sparePercent: spareChairsPercent };
  const size = itemSize(dimensions, name);
  const isSameSize = (cloth: string) => {
    const linen = items.find((other) => other.slug === cloth);
    return (
      linen?.category === category && size !== '' && itemSize(linen.dimensions, linen.name) === size
    );
  };
  const table = [...rounds, ...banquets, ...cocktails].find(
    ({ item, cloth }) => item === slug || cloth === slug || isSameSize(cloth),
  );
  return table ? { seats: table.seats, sparePercent: 0 } : null;
}

/** @returns the linen of a rule, then others of its category in the same size (@planner.linens) */
function clothsLike(
  cloth: RentalItemView | undefined,
  items: readonly RentalItemView[],
): PlanItem[] {
  if (!cloth) return [];
  const sizeOf = ({ dimensions, name }: RentalItemView) => itemSize(dimensions, name);
  const size = sizeOf(cloth);
  const others = items.filter(
    (other) =>
      other !== cloth &&
      size !== '' &&
      other.category === cloth.category &&
      other.options.length === 0 &&
      sizeOf(other) === size,
  );
  return [...planItems(cloth, '').slice(0, 1), ...others.flatMap((other) => planItems(other, ''))];
}

/** @returns the item in the rule's option, or if that is empty in each option; nothing for an unknown item or option */
function planItems(item: RentalItemView | undefined, option: string): PlanItem[] {
  if (!item) return [];
  const { id, name, slug, category, availability } = item;
  const href = itemPath(category, slug);
  const facts = { id, name, image: imageOfOption(item, ''), availability };
  if (item.options.length === 0) {
    return [{ key: slug, href, line: wishlistLine({ ...facts, price: shownPrice(item.price) }) }];
  }
  const all = item.options.map((itemOption, index) => ({
    name: itemOption.name,
    key: `${slug}--${slugFromName(itemOption.name) || index + 1}`,
    href,
    line: wishlistLine({
      ...facts,
      image: imageOfOption(item, itemOption.name),
      option: itemOption.name,
      price: optionPrice(itemOption.price),
      availability: itemOption.owned ?? availability,
    }),
  }));
  return all
    .filter((planItem) => option === '' || planItem.name === option)
    .map(({ name: _, ...planItem }) => planItem);
}
