/** The endpoints shared by categories, items and packages. */
import type * as z from 'zod/mini';
import type { Editable, EntityEndpoints } from '#contracts/admin/common.ts';
import { isNameTaken, type SluggedTable } from '#db/queries/admin/slugs.ts';
import type { GuardedApp } from '../auth/guard.ts';
import { handle } from '../http/handle.ts';
import type { Services } from '../services.ts';
import { chooseSlug, readId } from './entity.ts';

/** Operations of one kind of entity; `Fields` create one, `Edit` updates one. */
export interface EntityActions<View, Fields, Edit> {
  table: SluggedTable;
  /** Returns the admin's view, also from the trash; throws ApiError 404. */
  view: (id: string) => Promise<View>;
  /** Gives the new one's id. */
  create: (services: Services, fields: Fields) => Promise<string>;
  edit: (services: Services, id: string, edit: Edit) => Promise<void>;
  restore: (services: Services, id: string) => Promise<void>;
}

/**
 * Mounts create, read, update, restore and the check of a name. Lists and deletions differ per
 * kind; fixed paths that `{id}` would match must be mounted before.
 */
export function mountEntity<View extends Editable, Fields, Edit>(
  app: GuardedApp,
  services: Services,
  endpoints: EntityEndpoints<View, z.ZodMiniType<Fields>, z.ZodMiniType<Edit>>,
  { table, view, create, edit, restore }: EntityActions<View, NoInfer<Fields>, NoInfer<Edit>>,
): void {
  handle(app, endpoints.create, async ({ body }, context) => {
    context.status(201);
    return view(await create(services, body));
  });

  // Before `{id}`, which would match it.
  handle(app, endpoints.knowName, async ({ query: { name, id } }) => ({
    isTaken: await isNameTaken(services.db(), table, name, id),
    slug: await chooseSlug(services.db(), table, { slug: '', name }, id),
  }));

  handle(app, endpoints.read, ({ params }) => view(readId(params, table)));

  handle(app, endpoints.edit, async ({ params, body }) => {
    const id = readId(params, table);
    await edit(services, id, body);
    return view(id);
  });

  handle(app, endpoints.restore, async ({ params }) => {
    const id = readId(params, table);
    await restore(services, id);
    return view(id);
  });
}
