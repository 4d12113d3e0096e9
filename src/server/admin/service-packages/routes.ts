/** Service packages in the admin. */
import { TOTAL_COUNT_HEADER } from '#contracts/admin/common.ts';
import {
  packageEndpoints,
  type ServicePackageAdminView,
} from '#contracts/admin/service-packages.ts';
import { findPackage, listPackages } from '#db/queries/admin/packages.ts';
import { findLiveSince } from '#db/queries/publications.ts';
import type { GuardedApp } from '../../auth/guard.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../services.ts';
import { mountEntity } from '../entity-routes.ts';
import { existing, readId } from '../entity.ts';
import { presentPackageForStaff } from './present.ts';
import { createPackage, deletePackage, editPackage, restorePackage } from './save.ts';

export function mountPackages(app: GuardedApp, services: Services): void {
  const { db } = services;

  async function view(id: string): Promise<ServicePackageAdminView> {
    const row = existing(await findPackage(db(), id), 'servicePackages');
    return presentPackageForStaff(row, await findLiveSince(db()));
  }

  handle(app, packageEndpoints.list, async ({ query: { q: search, ...request } }, context) => {
    const { rows, total } = await listPackages(db(), { search, ...request });
    const liveSince = await findLiveSince(db());
    context.header(TOTAL_COUNT_HEADER, String(total));
    return rows.map((row) => presentPackageForStaff(row, liveSince));
  });

  mountEntity(app, services, packageEndpoints, {
    table: 'servicePackages',
    view,
    create: createPackage,
    edit: editPackage,
    restore: restorePackage,
  });

  handle(app, packageEndpoints.remove, ({ params, query }) =>
    deletePackage(services, readId(params, 'servicePackages'), query.version),
  );
}
