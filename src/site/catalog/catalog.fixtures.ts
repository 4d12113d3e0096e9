import type { CategoryView, RentalItemView } from '#contracts/catalog/public.ts';

/** @param more fields that are not empty */
export function itemFixture(
  name: string,
  slug: string,
  more: Partial<RentalItemView> = {},
): RentalItemView {
  return {
    id: slug,
    name,
    slug,
    categoryId: 'linens',
    category: 'linens',
    shortDescription: '',
    fullDescription: '',
    description: '',
    price: '$18.00',
    unit: 'each',
    images: [],
    availability: 1,
    isFeatured: false,
    options: [],
    tags: [],
    dimensions: '',
    materials: '',
    colors: [],
    goesWith: [],
    specifications: {},
    seoTitle: '',
    seoDescription: '',
    seoKeywords: '',
    ...more,
  };
}

/** @param more fields that are not empty */
export function categoryFixture(
  name: string,
  slug: string,
  more: Partial<CategoryView> = {},
): CategoryView {
  return {
    id: slug,
    name,
    heading: '',
    slug,
    description: '',
    imageUrl: '',
    displayOrder: 0,
    seoTitle: '',
    seoDescription: '',
    seoKeywords: '',
    ...more,
  };
}
