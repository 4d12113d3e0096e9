/** The category and product pages: which there are, and what each shows. */
import type { CategoryView, RentalItemView, ServicePackageView } from '#contracts/catalog.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { collectTags } from '#domain/catalog.ts';
import { MAX_IMAGES, PAGE_SIZE } from '#domain/limits.ts';
import { inPopularOrder } from '#domain/popular-order.ts';
import { collectChoices } from './filter-choices.ts';
import { itemCard, image, type ItemCardData, type MediaIndex } from './item-card.ts';
import { cardIndexPath, categoryPath } from './paths.ts';
import { eventsByItem } from './real-events.ts';
import { goesWithItems, relatedItems, type AskedTogether } from './related.ts';
import { rentalTerms } from './rental-terms.ts';

/** All that pages are built from. */
export interface Catalog {
  categories: CategoryView[];
  /** By name. */
  items: RentalItemView[];
  packages: ServicePackageView[];
  media: MediaIndex;
  settings: Settings;
  askedTogether: AskedTogether;
  /** How many requests named an item, by its id. */
  asked: ReadonlyMap<string, number>;
}

/**
 * Up to here a page holds all its cards; beyond, it would weigh more than a second request, and
 * with long texts more than the first view may.
 */
const MAX_CARDS_IN_PAGE = 24;

/** Ways on from an empty category. */
const MAX_ELSEWHERE = 6;

const cardsMade = new WeakMap<Catalog, Map<string, ItemCardData>>();

/** @returns what gives the card of an item; it is made once, although several pages show it */
function cardsOf(catalog: Catalog): (item: RentalItemView) => ItemCardData {
  const { media, settings } = catalog;
  const made = cardsMade.get(catalog) ?? new Map<string, ItemCardData>();
  cardsMade.set(catalog, made);
  return (item) => {
    const card = made.get(item.id) ?? itemCard(item, media, settings.policies.period);
    made.set(item.id, card);
    return card;
  };
}

interface SortedCategory {
  category: CategoryView;
  all: RentalItemView[];
}

const sortedIn = new WeakMap<Catalog, SortedCategory[]>();

/** @returns each category with its items in the order of its page (@category.popular) */
export function sortedCategories(catalog: Catalog): SortedCategory[] {
  const known = sortedIn.get(catalog);
  if (known) return known;
  const { categories, items, asked } = catalog;
  const byCategory = Map.groupBy(items, (item) => item.category);
  const all = categories.map((category) => ({
    category,
    all: inPopularOrder(byCategory.get(category.slug) ?? [], asked),
  }));
  sortedIn.set(catalog, all);
  return all;
}

/** @returns one page for each category, in the form `getStaticPaths` gives */
export function categoryPages(catalog: Catalog) {
  const sorted = sortedCategories(catalog);
  const card = cardsOf(catalog);
  const terms = rentalTerms(catalog.settings);
  const filled = sorted
    .filter(({ all }) => all.length > 0)
    .map(({ category: { name, slug } }) => ({ name, href: categoryPath(slug) }));
  return sorted.map(({ category, all }) => {
    const cards = all.map(card);
    const inPage = all.length > MAX_CARDS_IN_PAGE ? PAGE_SIZE : all.length;
    return {
      params: { category: category.slug },
      props: {
        category,
        /** All cards, or the first ones of a large category. */
        cards: cards.slice(0, inPage),
        /** What a large category's page does not hold, as links. */
        others: cards.slice(inPage).map(({ name, href }) => ({ name, href })),
        /** For an empty category: some that are not. */
        elsewhere: all.length === 0 ? filled.slice(0, MAX_ELSEWHERE) : [],
        /** Address of all cards of a large category, or null. */
        source: inPage < all.length ? cardIndexPath(category.slug) : null,
        total: all.length,
        tags: collectTags(all),
        choices: collectChoices(cards),
        terms,
      },
    };
  });
}

export type CategoryPage = ReturnType<typeof categoryPages>[number]['props'];

/** @returns all cards of each large category, for the files that its page fetches */
export function cardIndexes(catalog: Catalog) {
  const card = cardsOf(catalog);
  return sortedCategories(catalog)
    .filter(({ all }) => all.length > MAX_CARDS_IN_PAGE)
    .map(({ category, all }) => ({
      params: { category: category.slug },
      props: { cards: all.map(card) },
    }));
}

/** @returns one page for each rental item, in the form `getStaticPaths` gives */
export function productPages(catalog: Catalog) {
  const { categories, items, media, settings, askedTogether } = catalog;
  const terms = rentalTerms(settings);
  const { period } = settings.policies;
  const card = cardsOf(catalog);
  const events = eventsByItem(catalog);
  const byCategory = Map.groupBy(items, (item) => item.category);
  const byId = new Map(items.map((item) => [item.id, item]));
  return categories.flatMap((category) => {
    const siblings = byCategory.get(category.slug) ?? [];
    const related = relatedItems(siblings, askedTogether);
    return siblings.map((item, position) => ({
      params: { category: category.slug, product: item.slug },
      props: {
        item,
        category,
        /** "Goes with", as staff chose (@product.goes-with). */
        goesWith: goesWithItems(item, byId).map(card),
        /** "You Might Also Like": up to four others of the category (@product.related). */
        related: (related[position] ?? []).map(card),
        images: item.images.slice(0, MAX_IMAGES).map((url) => image(url, media, item.name)),
        period,
        /** Events that it was part of (@trust.events). */
        seenAt: events.get(item.id) ?? [],
        terms,
      },
    }));
  });
}

export type ProductPage = ReturnType<typeof productPages>[number]['props'];
