/** Categories in the admin. */
import { categoryEndpoints, type CategoryAdminView } from '#contracts/admin/categories.ts';
import { TOTAL_COUNT_HEADER } from '#contracts/admin/common.ts';
import { findCategory, listCategories } from '#db/queries/admin/categories.ts';
import { findLiveSince } from '#db/queries/publications.ts';
import type { GuardedApp } from '../../auth/guard.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../services.ts';
import { mountEntity } from '../entity-routes.ts';
import { existing, readId } from '../entity.ts';
import { presentCategoryForStaff } from './present.ts';
import { deleteCategory, restoreCategory } from './remove.ts';
import { createCategory, editCategory, orderCategories } from './save.ts';

export function mountCategories(app: GuardedApp, services: Services): void {
  const { db } = services;

  async function view(id: string): Promise<CategoryAdminView> {
    const row = existing(await findCategory(db(), id), 'categories');
    return presentCategoryForStaff(row, await findLiveSince(db()));
  }

  handle(app, categoryEndpoints.list, async ({ query: { q: search, ...request } }, context) => {
    const { rows, total } = await listCategories(db(), { search, ...request });
    const liveSince = await findLiveSince(db());
    context.header(TOTAL_COUNT_HEADER, String(total));
    return rows.map((row) => presentCategoryForStaff(row, liveSince));
  });

  // Before `{id}`, which would match it.
  handle(app, categoryEndpoints.order, async ({ body }) => {
    await orderCategories(services, body.ids);
    return body;
  });

  mountEntity(app, services, categoryEndpoints, {
    table: 'categories',
    view,
    create: createCategory,
    edit: editCategory,
    restore: restoreCategory,
  });

  handle(app, categoryEndpoints.remove, ({ params, query }) =>
    deleteCategory(services, readId(params, 'categories'), query),
  );
}
