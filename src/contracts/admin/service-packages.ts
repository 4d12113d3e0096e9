/** `/api/admin/service-packages` (spec §3, §7). */
import * as z from 'zod/mini';
import { MAX_FEATURES, MAX_LENGTH, MAX_PICTURES, MAX_STARTING_PRICE } from '#domain/limits.ts';
import { SERVICE_TYPES, type ServicePackageView } from '../catalogue.ts';
import { requiredText } from '../fields.ts';
import {
  entityName,
  pictureUrl,
  seoFields,
  slugField,
  versionField,
  type Editable,
} from './common.ts';

const fields = {
  name: entityName,
  slug: slugField,
  serviceType: z.enum(SERVICE_TYPES, 'Please choose a service type'),
  description: requiredText(MAX_LENGTH.text, 'Description is required'),
  /** Lines, trimmed, none empty (spec §5). */
  features: z._default(
    z.optional(
      z
        .array(requiredText(MAX_LENGTH.specification, 'A feature is empty'))
        .check(z.maxLength(MAX_FEATURES, `Please use at most ${MAX_FEATURES} features`)),
    ),
    [],
  ),
  /** Dollars with at most two decimals. */
  startingPrice: z
    .number('Starting price is required')
    .check(
      z.minimum(0, 'The price cannot be below 0'),
      z.maximum(MAX_STARTING_PRICE, 'The price is too high'),
      z.multipleOf(0.01, 'Please use at most two decimals'),
    ),
  isPopular: z._default(z.optional(z.boolean()), false),
  image: z._default(z.optional(z.union([z.literal(''), pictureUrl])), ''),
  images: z._default(
    z.optional(
      z
        .array(pictureUrl)
        .check(z.maxLength(MAX_PICTURES, `Please use at most ${MAX_PICTURES} pictures`)),
    ),
    [],
  ),
  isActive: z._default(z.optional(z.boolean()), true),
  ...seoFields,
};

/** `POST /api/admin/service-packages`. */
export const newServicePackageSchema = z.strictObject(fields);
export type ServicePackageInput = z.input<typeof newServicePackageSchema>;
export type ServicePackageFields = z.output<typeof newServicePackageSchema>;

/** `PUT /api/admin/service-packages/{id}`. */
export const servicePackageEditSchema = z.strictObject({ ...fields, ...versionField });

/**
 * `?sort=` of the list; the first, by type and price, is what it has without. The list is short:
 * without `page` it is given whole.
 */
export const SERVICE_PACKAGE_SORTS = ['type', 'name'] as const;

export interface ServicePackageAdminView extends ServicePackageView, Editable {
  isActive: boolean;
}
