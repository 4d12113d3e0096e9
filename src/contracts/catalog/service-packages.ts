import * as z from 'zod/mini';
import { MAX_FEATURES, MAX_LENGTH, MAX_IMAGES, MAX_STARTING_PRICE } from '#domain/limits.ts';
import * as common from '../editing.ts';
import { answer } from '../endpoint.ts';
import { requiredLine, requiredText } from '../fields.ts';
import { SERVICE_TYPES, type ServicePackageView } from './public.ts';

const fields = {
  name: common.entityName,
  slug: common.slugField,
  serviceType: z.enum(SERVICE_TYPES, 'Please choose a service type'),
  description: requiredText(MAX_LENGTH.text, 'Description is required'),
  /** @packages.features */
  features: common.listField(
    requiredLine(MAX_LENGTH.specification, 'A feature is empty'),
    MAX_FEATURES,
    'features',
  ),
  startingPrice: common.dollars(MAX_STARTING_PRICE, 'Starting price is required'),
  isPopular: common.flag(false),
  image: common.optionalImage,
  images: common.listField(common.imageAddress, MAX_IMAGES, 'images'),
  isActive: common.flag(true),
  ...common.seoFields,
};

export const newServicePackageSchema = z.strictObject({ ...fields, ...common.newIdField });
export type ServicePackageInput = z.input<typeof newServicePackageSchema>;
export type ServicePackageFields = z.output<typeof newServicePackageSchema>;

export const servicePackageEditSchema = z.strictObject({ ...fields, ...common.versionField });

/**
 * `?sort=`, the default (by type and price) first. Without `page` the list is complete, because it is short.
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

export interface ServicePackageAdminView extends ServicePackageView, common.Editable {
  isActive: boolean;
}

export const packageEndpoints = common.entityEndpoints(
  '/api/admin/service-packages',
  answer<ServicePackageAdminView>(),
  {
    list: common.listQuery(SERVICE_PACKAGE_SORTS, {
      serviceType: z.optional(z.enum(SERVICE_TYPES)),
      state: z.optional(z.enum(common.ACTIVITY_FILTERS)),
    }),
    create: newServicePackageSchema,
    edit: servicePackageEditSchema,
    remove: common.versionQuery,
  },
);
