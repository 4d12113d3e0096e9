import {
  packageEndpoints,
  type ServicePackageAdminView,
  type ServicePackageInput,
} from '#contracts/admin/service-packages.ts';
import { EMPTY_SEO, seoValuesOf, type EntityKind, type SeoValues } from '../form/entity-kind.ts';
import type { ImageValue } from '../images/ImageList.tsx';
import { PACKAGE_LABELS } from '../texts/catalog.ts';

/** The package dialog, as it is on the screen. */
interface PackageValues extends SeoValues {
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

export const PACKAGE_KIND: EntityKind<ServicePackageAdminView, PackageValues> = {
  name: 'Service package',
  endpoints: packageEndpoints,
  labels: PACKAGE_LABELS,
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
