import type { TakenBack } from '#contracts/history/edits.ts';
import type { Database } from '#db/client.ts';
import type { KeptEdit } from '#db/queries/history/edits.ts';
import type { HowEdited } from '../../stock/follow-edit.ts';
import { MANY_CATEGORIES, MANY_ITEMS, MANY_PACKAGES } from './many-kinds.ts';
import { takeBackMany, type ManyKind, type ManyRow } from './write-many.ts';

/**
 * Takes edits of categories, items and packages back, whatever form made them (@history.undo). What has
 * another version than the last of its edits, or cannot be so anymore, stays.
 * @param edits the latest of each thing first
 * @throws ApiError 409 with the events that become short, unless it is stored all the same
 */
export async function takeBackCatalog(
  tx: Database,
  edits: readonly KeptEdit[],
  how: HowEdited,
): Promise<TakenBack> {
  const result: TakenBack = { undone: 0, left: [] };
  const take = async <Row extends ManyRow>(
    kind: ManyKind<Row>,
    isMeant: (edit: KeptEdit) => boolean = () => true,
  ) => {
    const own = edits.filter((edit) => edit.kind === kind.history && isMeant(edit));
    const { undone, left } = await takeBackMany(tx, kind, own, how);
    result.undone += undone;
    result.left.push(...left.map((name) => ({ name, section: null })));
  };
  const going = new Set(edits.filter(wasNotThere).map(({ entityId }) => entityId));
  // A category that comes back is there for its items; one that goes has lost them by then.
  await take(MANY_CATEGORIES, ({ entityId }) => !going.has(entityId));
  await take(MANY_ITEMS);
  await take(MANY_PACKAGES);
  await take(MANY_CATEGORIES, ({ entityId }) => going.has(entityId));
  return result;
}

/** @returns whether a thing was not there before an edit: not made yet, or in the trash */
function wasNotThere({ before }: KeptEdit): boolean {
  return before === null || (before['deleted_at'] ?? null) !== null;
}
