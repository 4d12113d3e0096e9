/** Makes rows of the content files: addresses of images, ids, cents. */
import { parsePriceCents } from '#domain/money.ts';
import type { categories, media, rentalItems, servicePackages } from '../schema.ts';
import { goesWith } from './content/goes-with.ts';
import { stableId } from './stable-id.ts';
import type { SeedCategory, SeedItem, SeedPackage } from './types.ts';

/** Where the demo's images are served; the files lie in `public/media/catalog/`. */
const IMAGE_PATH = '/media/catalog/';

/** What `media.json` says of an image. */
export interface SeedMedia {
  file: string;
  width: number;
  height: number;
  alt: string;
  dominantColor: string;
}

/** @returns the address of an image, from its file name */
export function imageAddress(file: string): string {
  return IMAGE_PATH + file;
}

/** @returns the row of an image */
export function mediaRow(seed: SeedMedia): typeof media.$inferInsert {
  const { file, width, height, alt, dominantColor } = seed;
  return { url: imageAddress(file), width, height, alt, dominantColor };
}

/** @returns the row of a category, whose id follows from its slug */
export function categoryRow(seed: SeedCategory): typeof categories.$inferInsert {
  const { image, ...fields } = seed;
  return { ...fields, id: stableId('category', seed.slug), imageUrl: imageAddress(image) };
}

/** @param categoryId of the item's category */
export function itemRow(seed: SeedItem, categoryId: string): typeof rentalItems.$inferInsert {
  const { category: _slug, images, options = [], ...fields } = seed;
  return {
    ...fields,
    id: stableId('item', seed.slug),
    categoryId,
    priceCents: parsePriceCents(seed.price),
    images: images.map(imageAddress),
    options: options.map(({ image, ...option }) => ({
      ...option,
      ...(image !== undefined && { image: imageAddress(image) }),
    })),
    goesWith: (goesWith[seed.slug] ?? []).map((slug) => stableId('item', slug)),
  };
}

/** @returns the row of a package, whose id follows from its slug */
export function packageRow(seed: SeedPackage): typeof servicePackages.$inferInsert {
  const images = seed.images.map(imageAddress);
  return {
    ...seed,
    id: stableId('package', seed.slug),
    startingPrice: seed.startingPrice.toFixed(2),
    image: images[0] ?? '',
    images,
  };
}
