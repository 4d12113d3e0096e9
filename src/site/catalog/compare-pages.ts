/** Pages that compare the items of a category with fabrics (@compare.page). */
import type { CategoryView, RentalItemView } from '#contracts/catalog/public.ts';
import { priceText, unitText } from '#domain/item-price.ts';
import { scaleDrawing } from '#domain/scale-drawing.ts';
import { specificationEntries } from '#domain/specifications.ts';
import { memoize } from '../memoize.ts';
import { comparePath } from '../paths.ts';
import { sortedCategories, type Catalog } from './category-page.ts';
import { dropWords } from './compare-texts.ts';
import type { Compared } from './compare.ts';
import { fabricsOf } from './fabrics.ts';
import { itemCard, type MediaIndex } from './item-card.ts';

const comparePage = memoize(
  ({ name, slug }: CategoryView, items: readonly RentalItemView[], media: MediaIndex) => ({
    params: { category: slug },
    props: { name, slug, items: items.map((item) => compared(item, media)) },
  }),
);

/** One page for each category with fabrics, for `getStaticPaths`. */
export function comparePages(catalog: Catalog) {
  const { settings, media } = catalog;
  return sortedCategories(catalog)
    .filter(({ all }) => {
      const cards = all.map((item) => itemCard(item, media));
      return fabricsOf(settings.fabrics, all, cards).length > 0;
    })
    .map(({ category, all }) => comparePage(category, all, media));
}

/** @returns addresses of these pages */
export function comparePaths(catalog: Catalog): string[] {
  return comparePages(catalog).map(({ props }) => comparePath(props.slug));
}

export type ComparePage = ReturnType<typeof comparePages>[number]['props'];

function compared(item: RentalItemView, media: MediaIndex): Compared {
  const { id, name, href, price, unit, image, optionCount, size } = itemCard(item, media);
  const drawing = scaleDrawing(item);
  const care = specificationEntries(item.specifications).find(([key]) => /^care$/i.test(key));
  return {
    slug: item.slug,
    card: { id, name, href, price, image, optionCount },
    size: size || item.dimensions,
    drop: drawing?.kind === 'cloth' ? dropWords(drawing) : '',
    fabric: item.materials,
    care: care?.[1] ?? '',
    price: `${priceText(price, optionCount > 0)} ${unitText(price, unit)}`.trim(),
  };
}
