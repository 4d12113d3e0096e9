/** Service packages in the admin (@packages.fields). */
import * as z from 'zod/mini';
import { MAX_FEATURES, MAX_LENGTH, MAX_IMAGES, MAX_STARTING_PRICE } from '#domain/limits.ts';
import { SERVICE_TYPES, type ServicePackageView } from '../catalog.ts';
import { answer } from '../endpoint.ts';
import { requiredLine, requiredText } from '../fields.ts';
import {
  ACTIVITY_FILTERS,
  dollars,
  entityEndpoints,
  entityName,
  flag,
  imageAddress,
  listField,
  listParams,
  newIdField,
  optionalImage,
  optionalPageParam,
  seoFields,
  slugField,
  versionField,
  versionQuery,
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

export const newServicePackageSchema = z.strictObject({ ...fields, ...newIdField });
export type ServicePackageInput = z.input<typeof newServicePackageSchema>;
export type ServicePackageFields = z.output<typeof newServicePackageSchema>;

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

export const packageEndpoints = entityEndpoints(
  '/api/admin/service-packages',
  answer<ServicePackageAdminView>(),
  {
    list: z.strictObject({
      ...listParams,
      page: optionalPageParam,
      sort: z._default(z.optional(z.enum(SERVICE_PACKAGE_SORTS)), SERVICE_PACKAGE_SORTS[0]),
      serviceType: z.optional(z.enum(SERVICE_TYPES)),
      state: z.optional(z.enum(ACTIVITY_FILTERS)),
    }),
    create: newServicePackageSchema,
    edit: servicePackageEditSchema,
    remove: versionQuery,
  },
);
