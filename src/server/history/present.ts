import type { ActivityView } from '#contracts/history/activity.ts';
import type { Database } from '#db/client.ts';
import type { PressRecord } from '#db/queries/history/presses.ts';
import { presentEdits } from '../catalog/staff/history.ts';

/** @returns presses with the names of the entities in their changes */
export async function presentPresses(
  db: Database,
  presses: readonly PressRecord[],
): Promise<ActivityView[]> {
  const views = await presentEdits(
    db,
    presses.flatMap(({ edits }) => edits),
  );
  const byId = new Map(views.map((view) => [view.id, view]));
  return presses.map(({ edits, ...press }) => ({
    ...press,
    edits: edits.flatMap(({ id }) => byId.get(id) ?? []),
  }));
}
