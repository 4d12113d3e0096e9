/** The endpoints that are the same for a category, an item and a package. */
import * as z from 'zod/mini';
import { entityName, type Editable, type NameView } from '#contracts/admin/common.ts';
import { isNameTaken, type SluggedTable } from '#db/queries/admin/slugs.ts';
import { MAX_ADMIN_REQUEST_BYTES } from '#domain/limits.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import type { GuardedRouter } from '../auth/guard.ts';
import { readJson } from '../http/read-body.ts';
import type { Services } from '../services.ts';
import { chooseSlug, readId } from './entity.ts';
import { readQuery } from './list-query.ts';

/** `id` names the one that has the name already. */
const nameQuery = z.strictObject({ name: entityName, id: z.optional(z.uuid()) });

/** What is done with one kind of entity; `Fields` make a new one, `Edit` writes one. */
export interface EntityActions<Fields, Edit> {
  table: SluggedTable;
  newSchema: z.ZodMiniType<Fields>;
  editSchema: z.ZodMiniType<Edit>;
  /** Gives it as staff see it, also from the bin; throws ApiError 404. */
  view: (id: string) => Promise<Editable>;
  /** Gives the new one's id. */
  create: (services: Services, fields: Fields) => Promise<string>;
  edit: (services: Services, id: string, edit: Edit) => Promise<void>;
  restore: (services: Services, id: string) => Promise<void>;
}

/**
 * Mounts create, read, update, restore and the check of a name. Lists and deletions differ per
 * kind; fixed paths that `{id}` would match must be mounted before.
 */
export function mountEntity<Fields, Edit>(
  router: GuardedRouter,
  services: Services,
  { table, newSchema, editSchema, view, create, edit, restore }: EntityActions<Fields, Edit>,
): void {
  const path = ADMIN_API_PATHS[table];

  router.post(path, async (context) => {
    const fields = await readJson(context.req.raw, MAX_ADMIN_REQUEST_BYTES, newSchema);
    return context.json(await view(await create(services, fields)), 201);
  });

  // Before `{id}`, which would take it for one.
  router.get(`${path}/name`, async (context) => {
    const { name, id } = readQuery(context, nameQuery);
    const db = services.db();
    const known: NameView = {
      isTaken: await isNameTaken(db, table, name, id),
      slug: await chooseSlug(db, table, { slug: '', name }, id),
    };
    return context.json(known);
  });

  router.get(`${path}/:id`, async (context) => context.json(await view(readId(context, table))));

  router.put(`${path}/:id`, async (context) => {
    const id = readId(context, table);
    await edit(services, id, await readJson(context.req.raw, MAX_ADMIN_REQUEST_BYTES, editSchema));
    return context.json(await view(id));
  });

  router.post(`${path}/:id/restore`, async (context) => {
    const id = readId(context, table);
    await restore(services, id);
    return context.json(await view(id));
  });
}
