/** `/api/admin/rental-items`. */
import * as z from 'zod/mini';
import { TOTAL_COUNT_HEADER } from '#contracts/admin/common.ts';
import {
  newRentalItemSchema,
  rentalItemEditSchema,
  RENTAL_ITEM_FILTERS,
  RENTAL_ITEM_SORTS,
  type RentalItemAdminView,
} from '#contracts/admin/rental-items.ts';
import { findItem, listItems, type ItemRecord } from '#db/queries/admin/items.ts';
import { findAlts } from '#db/queries/admin/media.ts';
import { findLiveSince } from '#db/queries/publications.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { createRouter, type GuardedRouter } from '../../auth/guard.ts';
import type { Services } from '../../services.ts';
import { mountEntity } from '../entity-routes.ts';
import { existing, readId, readVersion } from '../entity.ts';
import { deletedParam, pageParam, readQuery, searchParam, versionQuery } from '../list-query.ts';
import { presentItemForStaff } from './present.ts';
import { createItem, deleteItem, editItem, restoreItem } from './save.ts';

const PATH = ADMIN_API_PATHS.rentalItems;

const listSchema = z.strictObject({
  q: searchParam,
  page: pageParam,
  sort: z._default(z.optional(z.enum(RENTAL_ITEM_SORTS)), RENTAL_ITEM_SORTS[0]),
  category: z.optional(z.uuid()),
  state: z.optional(z.enum(RENTAL_ITEM_FILTERS)),
  deleted: deletedParam,
});

/** @returns the endpoints, for the guarded app */
export function rentalItemRoutes(services: Services): GuardedRouter {
  const router = createRouter();
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

  router.get(PATH, async (context) => {
    const { q: search, category: categoryId, ...request } = readQuery(context, listSchema);
    const { rows, total } = await listItems(db(), { search, categoryId, ...request });
    context.header(TOTAL_COUNT_HEADER, String(total));
    return context.json(await present(rows));
  });

  mountEntity(router, services, {
    table: 'rentalItems',
    newSchema: newRentalItemSchema,
    editSchema: rentalItemEditSchema,
    view,
    create: createItem,
    edit: editItem,
    restore: restoreItem,
  });

  router.delete(`${PATH}/:id`, async (context) => {
    const id = readId(context, 'rentalItems');
    const { version } = readQuery(context, versionQuery);
    return context.json(await deleteItem(services, id, readVersion(version)));
  });

  return router;
}
