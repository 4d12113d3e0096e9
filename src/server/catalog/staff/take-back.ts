import type { TakenBack } from '#contracts/history/edits.ts';
import type { Database } from '#db/client.ts';
import type { KeptEdit } from '#db/queries/history/edits.ts';
import type { HowEdited } from '../../stock/follow-edit.ts';
import { MANY_CATEGORIES, MANY_ITEMS, MANY_PACKAGES } from './many-kinds.ts';
import { takeBackMany, type ManyKind, type ManyRow } from './write-many.ts';

/**
 * Undoes edits of categories, items and packages (@history.undo). An entity changed since, or that
 * cannot return to that state, stays.
 * @param edits the latest of each entity first
 * @throws ApiError 409 with the events that become short, unless allowed
 */
export async function takeBackCatalog(
  tx: Database,
  edits: readonly KeptEdit[],
  how: HowEdited,
): Promise<TakenBack> {
  const result: TakenBack = { undone: 0, left: [] };
  const take = async <Row extends ManyRow>(
    kind: ManyKind<Row>,
    isIncluded: (edit: KeptEdit) => boolean = () => true,
  ) => {
    const own = edits.filter((edit) => edit.kind === kind.history && isIncluded(edit));
    const { undone, left } = await takeBackMany(tx, kind, own, how);
    result.undone += undone;
    result.left.push(...left.map((name) => ({ name, section: null })));
  };
  const toDelete = new Set(edits.filter(wasNotThere).map(({ entityId }) => entityId));
  // A category is restored before its items, and deleted after them.
  await take(MANY_CATEGORIES, ({ entityId }) => !toDelete.has(entityId));
  await take(MANY_ITEMS);
  await take(MANY_PACKAGES);
  await take(MANY_CATEGORIES, ({ entityId }) => toDelete.has(entityId));
  return result;
}

/** @returns whether the entity did not exist before an edit, or was in the trash */
function wasNotThere({ before }: KeptEdit): boolean {
  return before === null || (before['deleted_at'] ?? null) !== null;
}
