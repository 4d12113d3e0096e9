/** `/api/admin/service-packages` (@packages.fields). */
import * as z from 'zod/mini';
import { MAX_FEATURES, MAX_LENGTH, MAX_IMAGES, MAX_STARTING_PRICE } from '#domain/limits.ts';
import { SERVICE_TYPES, type ServicePackageView } from '../catalog.ts';
import { requiredLine, requiredText } from '../fields.ts';
import {
  dollars,
  entityName,
  flag,
  listField,
  optionalImage,
  imageAddress,
  seoFields,
  slugField,
  newIdField,
  versionField,
  type Editable,
} from './common.ts';

const fields = {
  name: entityName,
  slug: slugField,
  serviceType: z.enum(SERVICE_TYPES, 'Please choose a service type'),
  description: requiredText(MAX_LENGTH.text, 'Description is required'),
  /** Lines, trimmed, none empty (@packages.features). */
  features: listField(
    requiredLine(MAX_LENGTH.specification, 'A feature is empty'),
    MAX_FEATURES,
    'features',
  ),
  startingPrice: dollars(MAX_STARTING_PRICE, 'Starting price is required'),
  isPopular: flag(false),
  image: optionalImage,
  images: listField(imageAddress, MAX_IMAGES, 'images'),
  isActive: flag(true),
  ...seoFields,
};

/** `POST /api/admin/service-packages`. */
export const newServicePackageSchema = z.strictObject({ ...fields, ...newIdField });
export type ServicePackageInput = z.input<typeof newServicePackageSchema>;
export type ServicePackageFields = z.output<typeof newServicePackageSchema>;

/** `PUT /api/admin/service-packages/{id}`. */
export const servicePackageEditSchema = z.strictObject({ ...fields, ...versionField });

/**
 * `?sort=` of the list; the first is the default: by type and price. Without `page` the whole list
 * is returned, because it is short.
 */
export const SERVICE_PACKAGE_SORTS = [
  'type',
  'name',
  'name-desc',
  'price-asc',
  'price-desc',
  'edited',
  'edited-asc',
] as const;
export type ServicePackageSort = (typeof SERVICE_PACKAGE_SORTS)[number];

export interface ServicePackageAdminView extends ServicePackageView, Editable {
  isActive: boolean;
}
