import { purgeTrash } from '#db/queries/admin/trash.ts';
import { log } from '../log.ts';
import type { Services } from '../services.ts';

/**
 * Deletes catalog entities past their time in the trash; for requests see `people/forget-old.ts`.
 * @throws when the database fails
 */
export async function emptyTrash({ db, now }: Services): Promise<void> {
  const { items, categories, packages } = await purgeTrash(db(), now());
  const count = items + categories + packages;
  if (count > 0) log({ level: 'info', event: 'trash-emptied', count });
}
