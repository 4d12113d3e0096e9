/** Service packages, formatted; built-in ones if the database has none for a type (@services.built-in). */
import type { ServicePackageView, ServiceType } from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { displayPrice, formatDollars, parsePriceCents } from '#domain/money.ts';
import { freeSlug, slugFromName } from '#domain/slug.ts';
import * as builtInImages from '../media/texts.ts';
import { PAGES } from '../paths.ts';
import { rentalsTeaser } from '../shop/home-texts.ts';
import { rentalServices } from '../texts/common.ts';
import { image, type MediaIndex, type Image } from './item-card.ts';
import { BOOKING_TYPES } from './package-line.ts';
import { servicePage } from './service-page.ts';
import { SERVICE_LINES } from './service-texts.ts';

export interface PackageSource {
  packages: readonly ServicePackageView[];
  media: MediaIndex;
  settings: Pick<Settings, 'services' | 'packages'>;
}

type SavedPackage = Settings['packages'][ServiceType][number];

/** A package of the database or the settings; the settings have no texts for search engines. */
export type ShownPackage = Pick<
  ServicePackageView,
  'slug' | 'name' | 'description' | 'features' | 'startingPrice' | 'isPopular'
> &
  Partial<Pick<ServicePackageView, 'seoTitle' | 'seoDescription' | 'seoKeywords'>> & {
    images: Image[];
  };

/** @returns packages of a type; those of the settings if there are none */
export function packagesOf(
  type: ServiceType,
  {
    packages,
    media,
    settings,
  }: Omit<PackageSource, 'settings'> & {
    settings: Pick<Settings, 'packages'>;
  },
): readonly ShownPackage[] {
  const own = packages.filter(({ serviceType }) => serviceType === type);
  if (own.length === 0) return savedPackages(type, settings.packages[type], media);
  return own.map((view) => ({ ...view, images: packageImages(view, media) }));
}

export function packageCard(shown: ShownPackage, type: ServiceType) {
  return {
    ...shown,
    /** `$3,500` */
    price: packagePrice(shown.startingPrice),
    /** What the price is for, such as `per event`; empty: the whole service. */
    priceLabel: SERVICE_LINES[type].priceLabel,
    type: BOOKING_TYPES[type],
  };
}

export type PackageCardData = ReturnType<typeof packageCard>;

/** @returns the package with the lowest price; undefined if no price is readable */
export function firstPackage(cards: readonly PackageCardData[]): PackageCardData | undefined {
  const priced = cards.flatMap((card) => {
    const cents = parsePriceCents(card.startingPrice);
    return cents === null ? [] : [{ card, cents }];
  });
  return priced.toSorted((a, b) => a.cents - b.cents)[0]?.card;
}

/** The order of services everywhere, as in the navigation. */
export const SERVICE_ORDER = [
  'design',
  'photo_booth',
  'video_dance_floor',
] as const satisfies readonly ServiceType[];

/** Service types with packages in the database, in the order of the navigation. */
export function presentTypes({ packages }: Pick<PackageSource, 'packages'>): ServiceType[] {
  const present = new Set(packages.map(({ serviceType }) => serviceType));
  return SERVICE_ORDER.filter((type) => present.has(type));
}

/** A card for rentals, and one for each service type in the database. */
export function overviewCards(source: Pick<PackageSource, 'packages' | 'settings'>) {
  const services = presentTypes(source).map((type) => {
    const { name, teaser, path, hero } = servicePage(type, source.settings);
    return { name, teaser, href: path, image: hero };
  });
  return [
    {
      name: rentalServices,
      teaser: rentalsTeaser,
      href: PAGES.rentals,
      image: builtInImages.loungeCorner,
    },
    ...services,
  ];
}

/** @returns columns for a number of cards: 2 for up to two, then 3, then 4 (@home.overview-columns) */
export function overviewColumns(count: number): 2 | 3 | 4 {
  if (count >= 4) return 4;
  return count === 3 ? 3 : 2;
}

/** @param startingPrice `3500.00`. @returns with thousands separators; cents only if any */
export function packagePrice(startingPrice: string): string {
  const cents = parsePriceCents(startingPrice);
  return cents === null ? displayPrice(startingPrice) : formatDollars(cents);
}

/** @returns columns for a number of packages: as many, but at most 4 (@services.columns) */
export function packageColumns(count: number): 1 | 2 | 3 | 4 {
  return count <= 1 ? 1 : overviewColumns(count);
}

/** The JSON of `data-book`, with which the booking dialog opens (@services.book). */
export function bookingData({ name, price, type, slug }: PackageCardData): string {
  return JSON.stringify({ name, price, type, slug });
}

/** Alternative texts of built-in images, by address. */
const BUILT_IN_ALTS = new Map(Object.values(builtInImages).map(({ url, alt }) => [url, alt]));

/** Packages of the settings, each with a slug that is unique on its page. */
function savedPackages(
  type: ServiceType,
  saved: readonly SavedPackage[],
  media: MediaIndex,
): ShownPackage[] {
  const taken = new Set<string>();
  const prefix = type.replaceAll('_', '-');
  return saved.map(({ startingPrice, images, ...texts }) => {
    const slug = freeSlug(slugFromName(`${prefix} ${texts.name}`), prefix, taken);
    taken.add(slug);
    const urls = [...new Set(images)].filter((url) => url !== '');
    return {
      ...texts,
      slug,
      startingPrice: String(startingPrice),
      images: urls.map((url) => image(url, media, BUILT_IN_ALTS.get(url) ?? texts.name)),
    };
  });
}

/** The package's images without duplicates, or else its single image (@carousel.images). */
function packageImages(
  { images, image: single, name }: ServicePackageView,
  media: MediaIndex,
): Image[] {
  const urls = images.length > 0 ? images : [single];
  return [...new Set(urls)].filter((url) => url !== '').map((url) => image(url, media, name));
}
