/**
 * What the site shows while the database has nothing to show in its place (spec §3).
 */
import type { ItemCardData } from './item-card.ts';
import { PAGES } from './paths.ts';

export type FeaturedCard = Pick<ItemCardData, 'name' | 'href' | 'price' | 'picture'>;

function featured(name: string, price: string, file: string, alt: string): FeaturedCard {
  return {
    name,
    price,
    href: PAGES.rentals,
    picture: { url: `/media/catalog/${file}`, alt, color: '' },
  };
}

/** Fallback featured rentals (spec §3). */
export const FALLBACK_FEATURED: readonly FeaturedCard[] = [
  featured(
    'Gold Chiavari Chairs',
    '$8.50',
    'gold-chiavari-chair-1.jpg',
    'Gold Chiavari chair with an ivory seat cushion.',
  ),
  featured(
    'Round Tables (60 inch)',
    '$12.00',
    'round-table-ivory-satin-1.jpg',
    'Round table in a floor-length ivory satin linen.',
  ),
  featured(
    'Ivory Satin Linens',
    '$18.00',
    'round-table-ivory-satin-2.jpg',
    'Folds of an ivory satin tablecloth.',
  ),
];
