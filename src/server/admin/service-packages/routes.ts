/** Service packages, as staff edit them. */
import { TOTAL_COUNT_HEADER } from '#contracts/admin/common.ts';
import {
  packageEndpoints,
  type ServicePackageAdminView,
} from '#contracts/admin/service-packages.ts';
import { findPackage, listPackages } from '#db/queries/admin/packages.ts';
import { findLiveSince } from '#db/queries/publications.ts';
import { createRouter, type GuardedRouter } from '../../auth/guard.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../services.ts';
import { mountEntity } from '../entity-routes.ts';
import { existing, readId } from '../entity.ts';
import { presentPackageForStaff } from './present.ts';
import { createPackage, deletePackage, editPackage, restorePackage } from './save.ts';

/** @returns the endpoints, for the guarded app */
export function servicePackageRoutes(services: Services): GuardedRouter {
  const router = createRouter();
  const { db } = services;

  async function view(id: string): Promise<ServicePackageAdminView> {
    const row = existing(await findPackage(db(), id), 'servicePackages');
    return presentPackageForStaff(row, await findLiveSince(db()));
  }

  handle(router, packageEndpoints.list, async ({ query: { q: search, ...request } }, context) => {
    const { rows, total } = await listPackages(db(), { search, ...request });
    const liveSince = await findLiveSince(db());
    context.header(TOTAL_COUNT_HEADER, String(total));
    return rows.map((row) => presentPackageForStaff(row, liveSince));
  });

  mountEntity(router, services, packageEndpoints, {
    table: 'servicePackages',
    view,
    create: createPackage,
    edit: editPackage,
    restore: restorePackage,
  });

  handle(router, packageEndpoints.remove, ({ params, query }) =>
    deletePackage(services, readId(params, 'servicePackages'), query.version),
  );

  return router;
}
