/**
 * The category and product pages: which there are, and what each shows.
 */
import type { CategoryView, RentalItemView, ServicePackageView } from '#contracts/catalogue.ts';
import { RELATED_ITEMS } from '#domain/limits.ts';
import { itemCard, type ItemCardData, type MediaIndex } from './item-card.ts';

/** All that pages are built from. */
export interface Catalogue {
  categories: CategoryView[];
  /** By name. */
  items: RentalItemView[];
  packages: ServicePackageView[];
  media: MediaIndex;
}

export interface CategoryPage {
  category: CategoryView;
  cards: ItemCardData[];
}

export interface ProductPage {
  item: RentalItemView;
  category: CategoryView;
  /** "You Might Also Like": up to four others of the category (spec §2). */
  related: ItemCardData[];
  media: MediaIndex;
}

/** @returns one page for each category, in the form `getStaticPaths` gives */
export function categoryPages({ categories, items, media }: Catalogue) {
  const byCategory = Map.groupBy(items, (item) => item.category);
  return categories.map((category) => ({
    params: { category: category.slug },
    props: {
      category,
      cards: (byCategory.get(category.slug) ?? []).map((item) => itemCard(item, media)),
    } satisfies CategoryPage,
  }));
}

/** @returns one page for each rental item, in the form `getStaticPaths` gives */
export function productPages({ categories, items, media }: Catalogue) {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const byCategory = Map.groupBy(items, (item) => item.category);
  return items.flatMap((item) => {
    const category = bySlug.get(item.category);
    if (!category) return [];
    const related = neighbours(byCategory.get(item.category) ?? [], item);
    return {
      params: { category: category.slug, product: item.slug },
      props: {
        item,
        category,
        related: related.map((each) => itemCard(each, media)),
        media,
      } satisfies ProductPage,
    };
  });
}

/** The items that follow in the category, then from its start: not the same four everywhere. */
function neighbours(items: RentalItemView[], item: RentalItemView): RentalItemView[] {
  const position = items.indexOf(item);
  return [...items.slice(position + 1), ...items.slice(0, position)].slice(0, RELATED_ITEMS);
}
