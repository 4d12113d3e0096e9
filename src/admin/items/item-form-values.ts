import {
  itemEndpoints,
  type RentalItemAdminView,
  type RentalItemInput,
} from '#contracts/admin/rental-items.ts';
import { DEFAULT_UNIT, startingPrice, type ItemUnit } from '#domain/item-price.ts';
import { NO_PRICE } from '#domain/texts.ts';
import { EMPTY_SEO, seoValuesOf, type EntityKind, type SeoValues } from '../form/entity-kind.ts';
import type { ImageValue } from '../images/ImageList.tsx';
import { ITEM_LABELS } from '../texts/catalog.ts';

/** One line of the option editor. */
interface OptionValue {
  name: string;
  price: string;
}

/** One line of the specification editor. */
interface SpecificationValue {
  name: string;
  value: string;
}

/** The rental item dialog, as it is on the screen. */
export interface ItemValues extends SeoValues {
  name: string;
  slug: string;
  categoryId: string;
  price: string;
  unit: ItemUnit;
  availability: string;
  shortDescription: string;
  fullDescription: string;
  description: string;
  images: ImageValue[];
  options: OptionValue[];
  tags: string[];
  colors: string[];
  dimensions: string;
  materials: string;
  specifications: SpecificationValue[];
  isActive: boolean;
  isPublished: boolean;
  isFeatured: boolean;
}

export const ITEM_KIND: EntityKind<RentalItemAdminView, ItemValues> = {
  name: 'Rental item',
  endpoints: itemEndpoints,
  labels: ITEM_LABELS,
  // @items.defaults
  empty: () => ({
    name: '',
    slug: '',
    categoryId: '',
    price: '0',
    unit: DEFAULT_UNIT,
    availability: '0',
    shortDescription: '',
    fullDescription: '',
    description: '',
    images: [],
    options: [],
    tags: [],
    colors: [],
    dimensions: '',
    materials: '',
    specifications: [],
    isActive: true,
    isPublished: true,
    isFeatured: false,
    ...EMPTY_SEO,
  }),
  valuesOf: (view) => ({
    name: view.name,
    slug: view.slug,
    categoryId: view.categoryId,
    price: view.price,
    unit: view.unit,
    availability: String(view.availability),
    shortDescription: view.shortDescription,
    fullDescription: view.fullDescription,
    description: view.description,
    images: view.images.map((url) => ({ url, alt: view.imageAlts[url] })),
    options: view.options.map(({ name, price }) => ({ name, price: String(price) })),
    tags: view.tags,
    colors: view.colors,
    dimensions: view.dimensions,
    materials: view.materials,
    specifications: Object.entries(view.specifications).map(([name, value]) => ({ name, value })),
    isActive: view.isActive,
    isPublished: view.isPublished,
    isFeatured: view.isFeatured,
    ...seoValuesOf(view),
  }),
  bodyOf: itemBody,
  titleOf: ({ name }) => name,
};

/** @returns what is sent; lines of the editors that were left empty are dropped */
export function itemBody(values: ItemValues): RentalItemInput {
  const { availability, options, specifications, images, ...rest } = values;
  return {
    ...rest,
    // @items.numbers
    availability: Number.parseInt(availability, 10) || 0,
    options: options
      .filter(({ name, price }) => name.trim() !== '' || price.trim() !== '')
      .map(({ name, price }) => ({ name, price: Number.parseFloat(price) || 0 })),
    specifications: Object.fromEntries(
      specifications
        .filter(({ name, value }) => name.trim() !== '' || value.trim() !== '')
        .map(({ name, value }) => [name.trim(), value]),
    ),
    images: images.map(({ url }) => url),
    imageAlts: Object.fromEntries(
      images.flatMap(({ url, alt }) => (alt === undefined ? [] : [[url, alt]])),
    ),
  };
}

/** @returns whether visitors see the item, and no price of it */
export function isPublicWithoutPrice(values: ItemValues): boolean {
  const { price, options } = itemBody(values);
  const isPublic = values.isActive && values.isPublished;
  return isPublic && startingPrice({ price, options: options ?? [] }) === NO_PRICE;
}
