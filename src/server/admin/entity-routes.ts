/** The endpoints that are the same for a category, an item and a package. */
import type * as z from 'zod/mini';
import type { Editable, EntityEndpoints } from '#contracts/admin/common.ts';
import { isNameTaken, type SluggedTable } from '#db/queries/admin/slugs.ts';
import type { GuardedApp } from '../auth/guard.ts';
import { handle } from '../http/handle.ts';
import type { Services } from '../services.ts';
import { chooseSlug, readId } from './entity.ts';

/** What is done with one kind of entity; `Fields` make a new one, `Edit` writes one. */
export interface EntityActions<View, Fields, Edit> {
  table: SluggedTable;
  /** Gives it as staff see it, also from the bin; throws ApiError 404. */
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

  // Before `{id}`, which would take it for one.
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
