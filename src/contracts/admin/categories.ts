/** Categories in the admin (@categories.fields). */
import * as z from 'zod/mini';
import { MAX_DISPLAY_ORDER, MAX_LENGTH, MAX_CATEGORIES } from '#domain/limits.ts';
import type { CategoryView } from '../catalog.ts';
import { answer, endpoint } from '../endpoint.ts';
import { optionalLine, optionalText } from '../fields.ts';
import {
  ACTIVITY_FILTERS,
  entityEndpoints,
  entityName,
  flag,
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
  heading: optionalLine(MAX_LENGTH.title),
  slug: slugField,
  description: optionalText(MAX_LENGTH.text),
  imageUrl: optionalImage,
  /** Default: after the last one. */
  displayOrder: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_DISPLAY_ORDER))),
  isActive: flag(true),
  ...seoFields,
};

export const newCategorySchema = z.strictObject({ ...fields, ...newIdField });
export type CategoryInput = z.input<typeof newCategorySchema>;
export type CategoryFields = z.output<typeof newCategorySchema>;

export const categoryEditSchema = z.strictObject({ ...fields, ...versionField });

/** Ids of all categories in their new order. */
const order = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_CATEGORIES)),
});

/**
 * `?sort=` of the list; the first is the default. Without `page` the whole list is returned,
 * because it is short.
 */
export const CATEGORY_SORTS = [
  'order',
  'name',
  'name-desc',
  'items',
  'items-desc',
  'edited',
  'edited-asc',
] as const;
export type CategorySort = (typeof CATEGORY_SORTS)[number];

/**
 * What happens to the items of a deleted category: into the trash with it, or into another category
 * (`to`). Required for a category with items.
 */
export const ITEMS_OF_DELETED = ['delete', 'move'] as const;

export interface CategoryAdminView extends CategoryView, Editable {
  isActive: boolean;
  /** Items outside the trash. */
  itemCount: number;
}

export const categoryEndpoints = {
  ...entityEndpoints('/api/admin/categories', answer<CategoryAdminView>(), {
    list: z.strictObject({
      ...listParams,
      page: optionalPageParam,
      sort: z._default(z.optional(z.enum(CATEGORY_SORTS)), CATEGORY_SORTS[0]),
      state: z.optional(z.enum(ACTIVITY_FILTERS)),
    }),
    create: newCategorySchema,
    edit: categoryEditSchema,
    remove: z.strictObject({
      ...versionQuery.shape,
      items: z.optional(z.enum(ITEMS_OF_DELETED)),
      to: z.optional(z.uuid()),
    }),
  }),
  order: endpoint('PUT /api/admin/categories/order', 'catalog.write', {
    body: order,
    answer: answer<z.output<typeof order>>(),
  }),
};
