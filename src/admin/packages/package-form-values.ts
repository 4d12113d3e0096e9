import {
  packageEndpoints,
  type ServicePackageAdminView,
  type ServicePackageInput,
} from '#contracts/admin/service-packages.ts';
import type { ServiceType } from '#contracts/catalog.ts';
import type { EntityKind } from '../form/entity-kind.ts';
import { EMPTY_SEO, SEO_LABELS, seoValuesOf, type SeoValues } from '../form/seo-values.ts';
import type { ImageValue } from '../images/image-value.ts';

/** The package dialog, as it is on the screen. */
export interface PackageValues extends SeoValues {
  name: string;
  slug: string;
  /** Empty: not chosen yet. */
  serviceType: string;
  description: string;
  /** One feature per line (@packages.features). */
  features: string;
  startingPrice: string;
  isPopular: boolean;
  /** The single image, shown where there is no list. */
  image: string;
  images: ImageValue[];
  isActive: boolean;
}

export const SERVICE_TYPE_LABELS: Record<ServiceType, string> = {
  design: 'Design',
  photo_booth: 'Photo Booth',
  video_dance_floor: 'Video Dance Floor',
};

export const PACKAGE_KIND: EntityKind<ServicePackageAdminView, PackageValues> = {
  name: 'Service package',
  endpoints: packageEndpoints,
  labels: {
    name: 'Package name',
    slug: 'Slug',
    serviceType: 'Service type',
    description: 'Description',
    features: 'Features',
    startingPrice: 'Starting price',
    isPopular: 'Popular',
    image: 'Fallback image',
    images: 'Images',
    isActive: 'Active',
    ...SEO_LABELS,
  },
  empty: () => ({
    name: '',
    slug: '',
    serviceType: '',
    description: '',
    features: '',
    startingPrice: '',
    isPopular: false,
    image: '',
    images: [],
    isActive: true,
    ...EMPTY_SEO,
  }),
  valuesOf: (view) => ({
    name: view.name,
    slug: view.slug,
    serviceType: view.serviceType,
    description: view.description,
    features: view.features.join('\n'),
    startingPrice: view.startingPrice,
    isPopular: view.isPopular,
    image: view.image,
    images: view.images.map((url) => ({ url, alt: undefined })),
    isActive: view.isActive,
    ...seoValuesOf(view),
  }),
  bodyOf: packageBody,
  titleOf: ({ name }) => name,
};

/** @returns what is sent; a type or price that is missing is sent as such, and refused in words */
export function packageBody(values: PackageValues) {
  const { features, startingPrice, images, ...rest } = values;
  const price = startingPrice.trim();
  return {
    ...rest,
    features: featureLines(features),
    startingPrice: price === '' ? null : Number(price),
    images: images.map(({ url }) => url),
  } satisfies Record<keyof Omit<ServicePackageInput, 'id'>, unknown>;
}

/** @returns the lines, trimmed, none empty (@packages.features) */
export function featureLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
