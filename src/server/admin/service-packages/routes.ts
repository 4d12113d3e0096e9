/** `/api/admin/service-packages`. */
import * as z from 'zod/mini';
import { ACTIVITY_FILTERS, TOTAL_COUNT_HEADER } from '#contracts/admin/common.ts';
import {
  newServicePackageSchema,
  servicePackageEditSchema,
  SERVICE_PACKAGE_SORTS,
  type ServicePackageAdminView,
} from '#contracts/admin/service-packages.ts';
import { SERVICE_TYPES } from '#contracts/catalog.ts';
import { findPackage, listPackages } from '#db/queries/admin/packages.ts';
import { findLiveSince } from '#db/queries/publications.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { createRouter, type GuardedRouter } from '../../auth/guard.ts';
import type { Services } from '../../services.ts';
import { mountEntity } from '../entity-routes.ts';
import { existing, readId, readVersion } from '../entity.ts';
import {
  deletedParam,
  optionalPageParam,
  readQuery,
  searchParam,
  versionQuery,
} from '../list-query.ts';
import { presentPackageForStaff } from './present.ts';
import { createPackage, deletePackage, editPackage, restorePackage } from './save.ts';

const PATH = ADMIN_API_PATHS.servicePackages;

const listSchema = z.strictObject({
  q: searchParam,
  page: optionalPageParam,
  sort: z._default(z.optional(z.enum(SERVICE_PACKAGE_SORTS)), SERVICE_PACKAGE_SORTS[0]),
  serviceType: z.optional(z.enum(SERVICE_TYPES)),
  state: z.optional(z.enum(ACTIVITY_FILTERS)),
  deleted: deletedParam,
});

/** @returns the endpoints, for the guarded app */
export function servicePackageRoutes(services: Services): GuardedRouter {
  const router = createRouter();
  const { db } = services;

  async function view(id: string): Promise<ServicePackageAdminView> {
    const row = existing(await findPackage(db(), id), 'servicePackages');
    return presentPackageForStaff(row, await findLiveSince(db()));
  }

  router.get(PATH, async (context) => {
    const { q: search, ...request } = readQuery(context, listSchema);
    const { rows, total } = await listPackages(db(), { search, ...request });
    const liveSince = await findLiveSince(db());
    context.header(TOTAL_COUNT_HEADER, String(total));
    return context.json(rows.map((row) => presentPackageForStaff(row, liveSince)));
  });

  mountEntity(router, services, {
    table: 'servicePackages',
    newSchema: newServicePackageSchema,
    editSchema: servicePackageEditSchema,
    view,
    create: createPackage,
    edit: editPackage,
    restore: restorePackage,
  });

  router.delete(`${PATH}/:id`, async (context) => {
    const id = readId(context, 'servicePackages');
    const { version } = readQuery(context, versionQuery);
    return context.json(await deletePackage(services, id, readVersion(version)));
  });

  return router;
}
