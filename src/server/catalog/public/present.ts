/** Converts rows to public views: the only place that exposes columns. */
import type {
  CategoryView,
  ItemOption,
  RentalItemView,
  ServicePackageView,
} from '#contracts/catalog/public.ts';
import type { CategoryRow, RentalItemRow, ServicePackageRow } from '#db/queries/catalog/public.ts';
import { isImageAddress } from '#domain/image.ts';

/** @returns the category without an invalid image address */
export function presentCategory(row: CategoryRow): CategoryView {
  return {
    id: row.id,
    name: row.name,
    heading: row.heading,
    slug: row.slug,
    description: row.description,
    imageUrl: isImageAddress(row.imageUrl) ? row.imageUrl : '',
    displayOrder: row.displayOrder,
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    seoKeywords: row.seoKeywords,
  };
}

/** @returns the item without what pages cannot show */
export function presentItem(row: RentalItemRow): RentalItemView {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    categoryId: row.categoryId,
    category: row.category,
    shortDescription: row.shortDescription,
    fullDescription: row.fullDescription,
    // The column `description` holds a note for staff, which is never public.
    description: row.shortDescription,
    price: row.price,
    unit: row.unit,
    // An invalid address would make the whole build fail.
    images: row.images.filter(isImageAddress),
    // A set's availability follows from its parts (`sets.ts`).
    availability: row.parts.length === 0 ? row.availability : 0,
    isFeatured: row.isFeatured,
    // An option without a name cannot be chosen, and would fail the build.
    options: row.options
      .filter(({ name }) => name.trim() !== '')
      .map((option) => presentOption(option, row.images)),
    tags: row.tags.filter((tag) => tag.trim() !== ''),
    dimensions: row.dimensions,
    materials: row.materials,
    colors: row.colors,
    specifications: row.specifications,
    goesWith: row.goesWith,
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    seoKeywords: row.seoKeywords,
  };
}

/** @param images of the item; another image is dropped, because no gallery could show it */
function presentOption({ name, price, owned, image }: ItemOption, images: string[]): ItemOption {
  const isThere = image !== undefined && isImageAddress(image) && images.includes(image);
  return { name, price, ...(owned !== undefined && { owned }), ...(isThere && { image }) };
}

/** @returns the package without an invalid image address */
export function presentPackage(row: ServicePackageRow): ServicePackageView {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    serviceType: row.serviceType,
    description: row.description,
    features: row.features,
    startingPrice: row.startingPrice,
    isPopular: row.isPopular,
    image: isImageAddress(row.image) ? row.image : '',
    images: row.images.filter(isImageAddress),
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    seoKeywords: row.seoKeywords,
  };
}
