/** The category and product pages: which there are, and what each shows. */
import type { CategoryView, RentalItemView, ServicePackageView } from '#contracts/catalog.ts';
import { collectTags, inPopularOrder } from '#domain/catalog.ts';
import { MAX_IMAGES, PAGE_SIZE, RELATED_ITEMS } from '#domain/limits.ts';
import { collectChoices } from './filter-choices.ts';
import { itemCard, image, type MediaIndex } from './item-card.ts';
import { cardIndexPath, categoryPath } from './paths.ts';

/** All that pages are built from. */
export interface Catalog {
  categories: CategoryView[];
  /** By name. */
  items: RentalItemView[];
  packages: ServicePackageView[];
  media: MediaIndex;
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

/** @returns each category with its items in the order of its page (@category.popular) */
function sortedCategories({ categories, items, asked }: Catalog) {
  const byCategory = Map.groupBy(items, (item) => item.category);
  return categories.map((category) => ({
    category,
    all: inPopularOrder(byCategory.get(category.slug) ?? [], asked),
  }));
}

/** @returns one page for each category, in the form `getStaticPaths` gives */
export function categoryPages(catalog: Catalog) {
  const sorted = sortedCategories(catalog);
  const filled = sorted
    .filter(({ all }) => all.length > 0)
    .map(({ category: { name, slug } }) => ({ name, href: categoryPath(slug) }));
  return sorted.map(({ category, all }) => {
    const cards = all.map((item) => itemCard(item, catalog.media));
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
      },
    };
  });
}

export type CategoryPage = ReturnType<typeof categoryPages>[number]['props'];

/** @returns all cards of each large category, for the files that its page fetches */
export function cardIndexes(catalog: Catalog) {
  return sortedCategories(catalog)
    .filter(({ all }) => all.length > MAX_CARDS_IN_PAGE)
    .map(({ category, all }) => ({
      params: { category: category.slug },
      props: { cards: all.map((item) => itemCard(item, catalog.media)) },
    }));
}

/** @returns one page for each rental item, in the form `getStaticPaths` gives */
export function productPages({ categories, items, media }: Catalog) {
  const byCategory = Map.groupBy(items, (item) => item.category);
  return categories.flatMap((category) =>
    (byCategory.get(category.slug) ?? []).map((item, position, siblings) => ({
      params: { category: category.slug, product: item.slug },
      props: {
        item,
        category,
        /** "You Might Also Like": up to four others of the category (@product.related). */
        related: neighbors(siblings, position).map((each) => itemCard(each, media)),
        images: item.images.slice(0, MAX_IMAGES).map((url) => image(url, media, item.name)),
      },
    })),
  );
}

export type ProductPage = ReturnType<typeof productPages>[number]['props'];

/** The items that follow in the category, then from its start: not the same four everywhere. */
function neighbors(items: RentalItemView[], position: number): RentalItemView[] {
  const following = items.slice(position + 1, position + 1 + RELATED_ITEMS);
  const room = Math.min(RELATED_ITEMS - following.length, position);
  return [...following, ...items.slice(0, room)];
}
