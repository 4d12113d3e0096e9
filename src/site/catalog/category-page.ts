import type {
  CategoryView,
  RentalItemView,
  ServicePackageView,
} from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { collectTags } from '#domain/catalog.ts';
import { FEW_ITEMS, MAX_IMAGES, PAGE_SIZE } from '#domain/limits.ts';
import type { Serving } from '#domain/planner.ts';
import { inPopularOrder } from '#domain/popular-order.ts';
import { memoize } from '../memoize.ts';
import { cardIndexPath, categoryPath } from '../paths.ts';
import { plannedCategories, servingOf } from '../planner/planner-data.ts';
import { eventsByItem, type SeenAt } from '../shop/real-events.ts';
import { rentalTerms, type RentalTerms } from '../shop/rental-terms.ts';
import { fabricsOf } from './fabrics.ts';
import { collectChoices, NO_CHOICES } from './filter-choices.ts';
import { itemCard, image, type Image, type ItemCardData, type MediaIndex } from './item-card.ts';
import { goesWithItems, relatedItems, type AskedTogether } from './related.ts';
import { roomFor, roomsByItem, type RoomCard } from './rooms.ts';

export interface Catalog {
  categories: CategoryView[];
  /** Sorted by name. */
  items: RentalItemView[];
  packages: ServicePackageView[];
  media: MediaIndex;
  settings: Settings;
  askedTogether: AskedTogether;
  /** Number of requests for an item, by its id. */
  requestCounts: ReadonlyMap<string, number>;
}

/** The page of a larger category fetches its cards: in the page they would weigh more than a second request. */
const MAX_CARDS_IN_PAGE = 24;

/** Links to other categories on the page of an empty one. */
const MAX_ELSEWHERE = 6;

const cardOf = memoize(itemCard);

function cardsOf({ media }: Catalog): (item: RentalItemView) => ItemCardData {
  return (item) => cardOf(item, media);
}

const termsOf = memoize((settings: Settings) => rentalTerms(settings));

interface SortedCategory {
  category: CategoryView;
  all: RentalItemView[];
}

const sortedCategory = memoize(
  (
    category: CategoryView,
    items: readonly RentalItemView[],
    requestCounts: Catalog['requestCounts'],
  ): SortedCategory => ({
    category,
    all: inPopularOrder(items, requestCounts),
  }),
);

/** Items in the order of their page (@category.popular). */
export function sortedCategories({ categories, items, requestCounts }: Catalog): SortedCategory[] {
  const byCategory = Map.groupBy(items, (item) => item.category);
  return categories.map((category) =>
    sortedCategory(category, byCategory.get(category.slug) ?? [], requestCounts),
  );
}

const coverOf = memoize(({ imageUrl, name }: CategoryView, media: MediaIndex) =>
  image(imageUrl, media, name),
);

/** Without what search and filters look for: in a large category they use the fetched cards. */
const shownOnly = memoize((card: ItemCardData): ItemCardData => ({
  ...card,
  shortDescription: '',
  tags: [],
  colors: [],
  size: '',
}));

const categoryPage = memoize(
  (
    category: CategoryView,
    cover: Image,
    all: readonly RentalItemView[],
    cards: readonly ItemCardData[],
    elsewhere: readonly { name: string; href: string }[],
    terms: RentalTerms,
    isPlanned: boolean,
    fabrics: Settings['fabrics'],
    room: RoomCard | null,
  ) => {
    const inPage = all.length > MAX_CARDS_IN_PAGE ? PAGE_SIZE : all.length;
    return {
      params: { category: category.slug },
      props: {
        category,
        cover,
        fabrics: fabricsOf(fabrics, all, cards),
        /** All cards, or the first page of a large category. */
        cards: inPage < all.length ? cards.slice(0, inPage).map(shownOnly) : [...cards],
        /** The rest of a large category, as links. */
        others: cards.slice(inPage).map(({ name, href }) => ({ name, href })),
        /** For an empty category: other categories, which have items. */
        elsewhere,
        /** Address of all cards of a large category, or null. */
        source: inPage < all.length ? cardIndexPath(category.slug) : null,
        total: all.length,
        tags: collectTags(all),
        choices: all.length < FEW_ITEMS ? NO_CHOICES : collectChoices(cards),
        terms,
        /** Whether the planner counts items of this category. */
        isPlanned,
        /** The room after the last card of a small category that the planner does not count, or null. */
        room,
      },
    };
  },
);

/** One page for each category, for `getStaticPaths`. */
export function categoryPages(catalog: Catalog) {
  const sorted = sortedCategories(catalog);
  const card = cardsOf(catalog);
  const terms = termsOf(catalog.settings);
  const planned = plannedCategories(catalog);
  const filled = sorted
    .filter(({ all }) => all.length > 0)
    .map(({ category: { name, slug } }) => ({ name, href: categoryPath(slug) }));
  return sorted.map(({ category, all }) => {
    const elsewhere = all.length === 0 ? filled.slice(0, MAX_ELSEWHERE) : [];
    const isPlanned = planned.has(category.slug);
    const cover = coverOf(category, catalog.media);
    const { fabrics } = catalog.settings;
    const isFew = all.length > 0 && all.length < FEW_ITEMS;
    const room = isFew && !isPlanned ? roomFor(category.slug, catalog) : null;
    const cards = all.map(card);
    return categoryPage(category, cover, all, cards, elsewhere, terms, isPlanned, fabrics, room);
  });
}

export type CategoryPage = ReturnType<typeof categoryPages>[number]['props'];

const cardIndex = memoize(({ slug: category }: CategoryView, cards: readonly ItemCardData[]) => ({
  params: { category },
  props: { cards },
}));

/** One file for each large category, with all its cards, which its page fetches; for `getStaticPaths`. */
export function cardIndexes(catalog: Catalog) {
  const card = cardsOf(catalog);
  return sortedCategories(catalog)
    .filter(({ all }) => all.length > MAX_CARDS_IN_PAGE)
    .map(({ category, all }) => cardIndex(category, all.map(card)));
}

const NOWHERE: readonly SeenAt[] = [];

const relatedIn = memoize(
  (_: CategoryView, siblings: readonly RentalItemView[], askedTogether: AskedTogether) =>
    relatedItems(siblings, askedTogether),
);

const productPage = memoize(
  (
    item: RentalItemView,
    category: CategoryView,
    media: MediaIndex,
    goesWith: readonly ItemCardData[],
    related: readonly ItemCardData[],
    period: string,
    seenAt: readonly SeenAt[],
    terms: RentalTerms,
    serving: Serving | null,
  ) => ({
    params: { category: category.slug, product: item.slug },
    props: {
      item,
      category,
      /** Recommended by staff (@product.goes-with). */
      goesWith,
      /** "You Might Also Like" (@product.related). */
      related,
      images: item.images.slice(0, MAX_IMAGES).map((url) => image(url, media, item.name)),
      period,
      /** Rooms and real events with this item (@trust.events). */
      seenAt,
      terms,
      /** Guests per piece and spares; null: the planner does not count the item (@product.quantity-for-guests). */
      serving,
    },
  }),
);

/** One page for each item, for `getStaticPaths`. */
export function productPages(catalog: Catalog) {
  const { categories, items, media, settings, askedTogether } = catalog;
  const terms = termsOf(settings);
  const { period } = settings.policies;
  const card = cardsOf(catalog);
  const places = placesByItem(catalog);
  const byCategory = Map.groupBy(items, (item) => item.category);
  const byId = new Map(items.map((item) => [item.id, item]));
  return categories.flatMap((category) => {
    const siblings = byCategory.get(category.slug) ?? [];
    const related = relatedIn(category, siblings, askedTogether);
    return siblings.map((item, position) => {
      const goesWith = goesWithItems(item, byId).map(card);
      const others = (related[position] ?? []).map(card);
      const seenAt = places.get(item.id) ?? NOWHERE;
      const serving = servingOf(item, catalog);
      return productPage(item, category, media, goesWith, others, period, seenAt, terms, serving);
    });
  });
}

export type ProductPage = ReturnType<typeof productPages>[number]['props'];

/** @returns rooms and events by item id */
function placesByItem(catalog: Catalog): ReadonlyMap<string, readonly SeenAt[]> {
  const events = eventsByItem(catalog);
  const inRooms = roomsByItem(catalog);
  const ids = new Set([...inRooms.keys(), ...events.keys()]);
  return new Map(
    [...ids].map((id) => [id, [...(inRooms.get(id) ?? []), ...(events.get(id) ?? [])]]),
  );
}
