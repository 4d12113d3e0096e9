import * as z from 'zod/mini';
import { MAX_DISPLAY_ORDER, MAX_LENGTH, MAX_CATEGORIES } from '#domain/limits.ts';
import * as common from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
import { optionalLine, optionalText } from '../fields.ts';
import { stockEditQuery } from '../stock/edit.ts';
import type { CategoryView } from './public.ts';

const fields = {
  name: common.entityName,
  heading: optionalLine(MAX_LENGTH.title),
  slug: common.slugField,
  description: optionalText(MAX_LENGTH.text),
  imageUrl: common.optionalImage,
  /** Default: last. */
  displayOrder: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_DISPLAY_ORDER))),
  isActive: common.flag(true),
  ...common.stockRuleFields,
  ...common.seoFields,
};

export const newCategorySchema = z.strictObject({ ...fields, ...common.newIdField });
export type CategoryInput = z.input<typeof newCategorySchema>;
export type CategoryFields = z.output<typeof newCategorySchema>;

export const categoryEditSchema = z.strictObject({ ...fields, ...common.versionField });

/** Ids of all categories in the new order. */
const order = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_CATEGORIES)),
});

/** `?sort=`, the default first. Without `page` the list is complete, because it is short. */
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

/** Items of a deleted category: deleted too, or moved to `to`, whose stock rule then applies. */
const removal = z.strictObject({
  ...common.versionQuery.shape,
  ...stockEditQuery.shape,
  items: z.optional(z.enum(['delete', 'move'])),
  to: z.optional(z.uuid()),
});
export type CategoryRemoval = z.output<typeof removal>;

export interface CategoryAdminView extends CategoryView, common.Editable, common.StockRuleView {
  isActive: boolean;
  /** Without items in the trash. */
  itemCount: number;
}

export const categoryEndpoints = {
  ...common.entityEndpoints('/api/admin/categories', answer<CategoryAdminView>(), {
    list: common.listQuery(CATEGORY_SORTS, {
      state: z.optional(z.enum(common.ACTIVITY_FILTERS)),
    }),
    create: newCategorySchema,
    edit: categoryEditSchema,
    remove: removal,
  }),
  order: endpoint('PUT /api/admin/categories/order', 'catalog.write', {
    body: order,
    answer: answer<z.output<typeof order>>(),
  }),
};
