import {
  categoryEndpoints,
  type CategoryAdminView,
  type CategoryInput,
} from '#contracts/admin/categories.ts';
import { EMPTY_SEO, seoValuesOf, type EntityKind, type SeoValues } from '../form/entity-kind.ts';
import { CATEGORY_LABELS } from '../texts/catalog.ts';

/** The category dialog, as it is on the screen. */
interface CategoryValues extends SeoValues {
  name: string;
  /** Empty: the name followed by "Rentals". */
  heading: string;
  slug: string;
  description: string;
  imageUrl: string;
  /** Digits; empty: after the last one. */
  displayOrder: string;
  isActive: boolean;
}

export const CATEGORY_KIND: EntityKind<CategoryAdminView, CategoryValues> = {
  name: 'Category',
  endpoints: categoryEndpoints,
  labels: CATEGORY_LABELS,
  empty: () => ({
    name: '',
    heading: '',
    slug: '',
    description: '',
    imageUrl: '',
    displayOrder: '',
    isActive: true,
    ...EMPTY_SEO,
  }),
  valuesOf: (view) => ({
    name: view.name,
    heading: view.heading,
    slug: view.slug,
    description: view.description,
    imageUrl: view.imageUrl,
    displayOrder: String(view.displayOrder),
    isActive: view.isActive,
    ...seoValuesOf(view),
  }),
  bodyOf: categoryBody,
  titleOf: ({ name }) => name,
};

/** @returns what is sent; an order that was left empty is left out */
export function categoryBody({ displayOrder, ...values }: CategoryValues): CategoryInput {
  const order = displayOrder.trim();
  return { ...values, ...(order === '' ? {} : { displayOrder: Number(order) }) };
}
