import { purgeBin } from '#db/queries/admin/bin.ts';
import { log } from '../log.ts';
import type { Services } from '../services.ts';

/**
 * Deletes catalog entities past their time in the trash; for requests see `people/forget-old.ts`.
 * @throws when the database fails
 */
export async function emptyBin({ db, now }: Services): Promise<void> {
  const { items, categories, packages } = await purgeBin(db(), now());
  const count = items + categories + packages;
  if (count > 0) log({ level: 'info', event: 'bin-emptied', count });
}
