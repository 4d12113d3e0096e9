/** Rental items in the admin. */
import { TOTAL_COUNT_HEADER } from '#contracts/admin/common.ts';
import { itemEndpoints, type RentalItemAdminView } from '#contracts/admin/rental-items.ts';
import { findItem, listItems, type ItemRecord } from '#db/queries/admin/items.ts';
import { findAlts } from '#db/queries/admin/media.ts';
import { findLiveSince } from '#db/queries/publications.ts';
import type { GuardedApp } from '../../auth/guard.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../services.ts';
import { mountEntity } from '../entity-routes.ts';
import { existing, readId } from '../entity.ts';
import { presentItemForStaff } from './present.ts';
import { createItem, deleteItem, editItem, restoreItem } from './save.ts';

export function mountItems(app: GuardedApp, services: Services): void {
  const { db } = services;

  async function present(rows: readonly ItemRecord[]): Promise<RentalItemAdminView[]> {
    const urls = rows.flatMap((row) => row.images);
    const alts = await findAlts(db(), urls);
    const liveSince = await findLiveSince(db());
    return rows.map((row) => presentItemForStaff(row, alts, liveSince));
  }

  async function view(id: string): Promise<RentalItemAdminView> {
    const row = await findItem(db(), id);
    const [item] = await present(row ? [row] : []);
    return existing(item, 'rentalItems');
  }

  handle(app, itemEndpoints.list, async ({ query }, context) => {
    const { q: search, category: categoryId, ...request } = query;
    const { rows, total } = await listItems(db(), { search, categoryId, ...request });
    context.header(TOTAL_COUNT_HEADER, String(total));
    return present(rows);
  });

  mountEntity(app, services, itemEndpoints, {
    table: 'rentalItems',
    view,
    create: createItem,
    edit: editItem,
    restore: restoreItem,
  });

  handle(app, itemEndpoints.remove, ({ params, query }) =>
    deleteItem(services, readId(params, 'rentalItems'), query.version),
  );
}
