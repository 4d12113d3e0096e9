import {
  packageEndpoints,
  type ServicePackageAdminView,
  type ServicePackageInput,
} from '#contracts/catalog/service-packages.ts';
import { previewEndpoints } from '#contracts/previews.ts';
import { MAX_LENGTH, MAX_STARTING_PRICE } from '#domain/limits.ts';
import {
  entityKind,
  SEO_FIELDS,
  SLUG_FIELD,
  type Fields,
  type ValuesOf,
} from '../../form/entity-kind.ts';
import type { ImageValue } from '../../media/ImageList.tsx';

/** Fields of the package dialog (@packages.fields). */
const FIELDS = {
  name: { label: 'Package name', empty: '' },
  slug: SLUG_FIELD,
  /** Empty before a choice. */
  serviceType: { label: 'Service type', empty: '' },
  description: {
    label: 'Description',
    empty: '',
    isLong: true,
    input: { required: true, maxLength: MAX_LENGTH.text },
  },
  features: {
    label: 'Features',
    hint: 'Enter one feature per line.',
    empty: '',
    isLong: true,
    read: ({ features }) => features.join('\n'),
  },
  startingPrice: {
    label: 'Starting price',
    hint: 'In dollars.',
    empty: '',
    input: {
      required: true,
      type: 'number',
      inputMode: 'decimal',
      min: 0,
      max: MAX_STARTING_PRICE,
      step: 0.01,
    },
  },
  isPopular: {
    label: 'Popular',
    hint: 'Highlighted with a “Most Popular” badge.',
    empty: false,
  },
  image: {
    label: 'Default image',
    hint: 'Shown only while there are no images above.',
    empty: '',
  },
  images: {
    label: 'Images',
    empty: [] as ImageValue[],
    read: ({ images }) => images.map((url) => ({ url, alt: undefined })),
  },
  isActive: { label: 'Active', hint: 'Visitors can see this package.', empty: true },
  ...SEO_FIELDS,
} satisfies Fields<ServicePackageAdminView>;

export const PACKAGE_KIND = entityKind<ServicePackageAdminView, typeof FIELDS>({
  name: 'Service package',
  scheduledAs: 'package',
  endpoints: packageEndpoints,
  preview: previewEndpoints.package,
  fields: FIELDS,
  bodyOf: packageBody,
  copied: () => ({ isActive: false }),
  keptForNext: ({ serviceType }) => ({ serviceType }),
});

/**
 * @returns the body to send; a missing service or price is sent empty, so that the server refuses
 *   it
 */
export function packageBody(values: ValuesOf<typeof FIELDS>) {
  const { features, startingPrice, images, ...rest } = values;
  const price = startingPrice.trim();
  return {
    ...rest,
    features: featureLines(features),
    startingPrice: price === '' ? null : Number(price),
    images: images.map(({ url }) => url),
  } satisfies Record<keyof Omit<ServicePackageInput, 'id'>, unknown>;
}

/** @returns trimmed, non-empty lines (@packages.features) */
export function featureLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
