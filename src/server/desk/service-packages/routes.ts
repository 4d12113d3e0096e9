/** `/api/admin/service-packages` (spec §7). */
import * as z from 'zod/mini';
import { ACTIVITY_FILTERS, TOTAL_COUNT_HEADER } from '#contracts/admin/common.ts';
import {
  newServicePackageSchema,
  servicePackageEditSchema,
  SERVICE_PACKAGE_SORTS,
  type ServicePackageAdminView,
} from '#contracts/admin/service-packages.ts';
import { SERVICE_TYPES } from '#contracts/catalogue.ts';
import { findPackage, listPackages } from '#db/queries/admin/packages.ts';
import { findLiveSince } from '#db/queries/publications.ts';
import { MAX_ADMIN_REQUEST_BYTES } from '#domain/limits.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { createRouter, type GuardedRouter } from '../../auth/guard.ts';
import { readJson } from '../../http/read-body.ts';
import type { Services } from '../../services.ts';
import { missing, readId, readVersion } from '../entity.ts';
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
    const row = await findPackage(db(), id);
    if (!row) throw missing('servicePackages');
    return presentPackageForStaff(row, await findLiveSince(db()));
  }

  router.get(PATH, async (context) => {
    const { q: search, ...request } = readQuery(context, listSchema);
    const { rows, total } = await listPackages(db(), { search, ...request });
    const liveSince = await findLiveSince(db());
    context.header(TOTAL_COUNT_HEADER, String(total));
    return context.json(rows.map((row) => presentPackageForStaff(row, liveSince)));
  });

  router.post(PATH, async (context) => {
    const { raw } = context.req;
    const fields = await readJson(raw, MAX_ADMIN_REQUEST_BYTES, newServicePackageSchema);
    return context.json(await view(await createPackage(services, fields)), 201);
  });

  router.get(`${PATH}/:id`, async (context) =>
    context.json(await view(readId(context, 'servicePackages'))),
  );

  router.put(`${PATH}/:id`, async (context) => {
    const id = readId(context, 'servicePackages');
    const { raw } = context.req;
    await editPackage(
      services,
      id,
      await readJson(raw, MAX_ADMIN_REQUEST_BYTES, servicePackageEditSchema),
    );
    return context.json(await view(id));
  });

  router.delete(`${PATH}/:id`, async (context) => {
    const id = readId(context, 'servicePackages');
    const { version } = readQuery(context, versionQuery);
    return context.json(await deletePackage(services, id, readVersion(version)));
  });

  router.post(`${PATH}/:id/restore`, async (context) => {
    const id = readId(context, 'servicePackages');
    await restorePackage(services, id);
    return context.json(await view(id));
  });

  return router;
}
