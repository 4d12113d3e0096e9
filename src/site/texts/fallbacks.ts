/** Content that is shown while the database has none in its place. */
import type { ItemCardData } from '../catalog/item-card.ts';
import * as images from '../media/texts.ts';
import { PAGES } from '../paths.ts';

export type FeaturedCard = Pick<ItemCardData, 'name' | 'href' | 'price' | 'image'>;

const href = PAGES.rentals;

/** Shown while no item is featured (@home.featured-built-in). */
export const FALLBACK_FEATURED: readonly FeaturedCard[] = [
  { name: 'Gold Chiavari Chairs', price: '$8.50', href, image: images.chiavariChair },
  { name: 'Round Tables (60 inch)', price: '$12.00', href, image: images.satinTable },
  { name: 'Ivory Satin Linens', price: '$18.00', href, image: images.satinFolds },
];
