/** `/api/admin/categories`. */
import * as z from 'zod/mini';
import {
  categoryEditSchema,
  categoryOrderSchema,
  CATEGORY_SORTS,
  ITEMS_OF_DELETED,
  newCategorySchema,
  type CategoryAdminView,
} from '#contracts/admin/categories.ts';
import { ACTIVITY_FILTERS, TOTAL_COUNT_HEADER } from '#contracts/admin/common.ts';
import { findCategory, listCategories } from '#db/queries/admin/categories.ts';
import { findLiveSince } from '#db/queries/publications.ts';
import { MAX_ADMIN_REQUEST_BYTES } from '#domain/limits.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { createRouter, type GuardedRouter } from '../../auth/guard.ts';
import { readJson } from '../../http/read-body.ts';
import type { Services } from '../../services.ts';
import { mountEntity } from '../entity-routes.ts';
import { existing, readId, readVersion } from '../entity.ts';
import { deletedParam, optionalPageParam, readQuery, searchParam } from '../list-query.ts';
import { presentCategoryForStaff } from './present.ts';
import { deleteCategory, restoreCategory } from './remove.ts';
import { createCategory, editCategory, orderCategories } from './save.ts';

const PATH = ADMIN_API_PATHS.categories;

const listSchema = z.strictObject({
  q: searchParam,
  page: optionalPageParam,
  sort: z._default(z.optional(z.enum(CATEGORY_SORTS)), 'order'),
  state: z.optional(z.enum(ACTIVITY_FILTERS)),
  deleted: deletedParam,
});
const deleteSchema = z.strictObject({
  version: z.optional(z.string()),
  items: z.optional(z.enum(ITEMS_OF_DELETED)),
  to: z.optional(z.uuid()),
});

/** @returns the endpoints, for the guarded app */
export function categoryRoutes(services: Services): GuardedRouter {
  const router = createRouter();
  const { db } = services;

  async function view(id: string): Promise<CategoryAdminView> {
    const row = existing(await findCategory(db(), id), 'categories');
    return presentCategoryForStaff(row, await findLiveSince(db()));
  }

  router.get(PATH, async (context) => {
    const { q: search, ...request } = readQuery(context, listSchema);
    const { rows, total } = await listCategories(db(), { search, ...request });
    const liveSince = await findLiveSince(db());
    context.header(TOTAL_COUNT_HEADER, String(total));
    return context.json(rows.map((row) => presentCategoryForStaff(row, liveSince)));
  });

  // Before `{id}`, which would take it for one.
  router.put(`${PATH}/order`, async (context) => {
    const { ids } = await readJson(context.req.raw, MAX_ADMIN_REQUEST_BYTES, categoryOrderSchema);
    await orderCategories(services, ids);
    return context.json({ ids });
  });

  mountEntity(router, services, {
    table: 'categories',
    newSchema: newCategorySchema,
    editSchema: categoryEditSchema,
    view,
    create: createCategory,
    edit: editCategory,
    restore: restoreCategory,
  });

  router.delete(`${PATH}/:id`, async (context) => {
    const id = readId(context, 'categories');
    const { version, items, to } = readQuery(context, deleteSchema);
    const removal = { version: readVersion(version), items, to };
    return context.json(await deleteCategory(services, id, removal));
  });

  return router;
}
