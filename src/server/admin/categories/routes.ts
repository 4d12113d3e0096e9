/** Categories, as staff edit them. */
import { categoryEndpoints, type CategoryAdminView } from '#contracts/admin/categories.ts';
import { TOTAL_COUNT_HEADER } from '#contracts/admin/common.ts';
import { findCategory, listCategories } from '#db/queries/admin/categories.ts';
import { findLiveSince } from '#db/queries/publications.ts';
import { createRouter, type GuardedRouter } from '../../auth/guard.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../services.ts';
import { mountEntity } from '../entity-routes.ts';
import { existing, readId } from '../entity.ts';
import { presentCategoryForStaff } from './present.ts';
import { deleteCategory, restoreCategory } from './remove.ts';
import { createCategory, editCategory, orderCategories } from './save.ts';

/** @returns the endpoints, for the guarded app */
export function categoryRoutes(services: Services): GuardedRouter {
  const router = createRouter();
  const { db } = services;

  async function view(id: string): Promise<CategoryAdminView> {
    const row = existing(await findCategory(db(), id), 'categories');
    return presentCategoryForStaff(row, await findLiveSince(db()));
  }

  handle(router, categoryEndpoints.list, async ({ query: { q: search, ...request } }, context) => {
    const { rows, total } = await listCategories(db(), { search, ...request });
    const liveSince = await findLiveSince(db());
    context.header(TOTAL_COUNT_HEADER, String(total));
    return rows.map((row) => presentCategoryForStaff(row, liveSince));
  });

  // Before `{id}`, which would take it for one.
  handle(router, categoryEndpoints.order, async ({ body }) => {
    await orderCategories(services, body.ids);
    return body;
  });

  mountEntity(router, services, categoryEndpoints, {
    table: 'categories',
    view,
    create: createCategory,
    edit: editCategory,
    restore: restoreCategory,
  });

  handle(router, categoryEndpoints.remove, ({ params, query }) =>
    deleteCategory(services, readId(params, 'categories'), query),
  );

  return router;
}
