/**
 * The services overview of the home page (@home.overview).
 */
import { catalogImage } from './catalog-image.ts';
import type { Image } from './item-card.ts';
import { presentTypes, type PackageSource } from './packages.ts';
import { PAGES } from './paths.ts';
import { SERVICE_PAGES } from './service-pages.ts';

export interface OverviewCard {
  name: string;
  teaser: string;
  href: string;
  image: Image;
}

const RENTALS: OverviewCard = {
  name: 'Rental Services',
  teaser: 'Chairs, tables, linens, tents and lighting, delivered and set up.',
  href: PAGES.rentals,
  image: catalogImage(
    'round-table-ivory-satin-3.jpg',
    'Round table in ivory satin, set for eight with gold chairs.',
  ),
};

/** @returns a card for the rentals, and one for each service type present in the package data */
export function overviewCards(source: Pick<PackageSource, 'packages'>): OverviewCard[] {
  const services = presentTypes(source).map((type) => {
    const { name, teaser, path, hero } = SERVICE_PAGES[type];
    return { name, teaser, href: path, image: hero };
  });
  return [RENTALS, ...services];
}

/** @returns the columns by the number of cards: 2 or fewer, 3, 4 or more (@home.overview-columns) */
export function overviewColumns(count: number): 2 | 3 | 4 {
  if (count >= 4) return 4;
  return count === 3 ? 3 : 2;
}
