/** Presents what staff did: edits, by the press of a button that made them, and other acts (@history.activity). */
import type { ActivityLine } from '#contracts/history/activity.ts';
import type { ActView } from '#contracts/history/acts.ts';
import type { Database } from '#db/client.ts';
import {
  editRequestOf,
  listActs,
  type ActivityRequest,
  type ActRecord,
  type Line,
} from '#db/queries/history/acts.ts';
import { listPressesById } from '#db/queries/history/presses.ts';
import { presentPresses } from './present.ts';

/** @returns the lines of one page, in their order */
export async function presentLines(
  db: Database,
  lines: readonly Line[],
  { act, page: _all, ...request }: ActivityRequest,
): Promise<ActivityLine[]> {
  const idsOf = (isAct: boolean) =>
    lines.filter((line) => line.isAct === isAct).map(({ id }) => id);
  const records = await listPressesById(db, idsOf(false), editRequestOf(act, request));
  const presses = new Map((await presentPresses(db, records)).map((press) => [press.id, press]));
  const acts = new Map((await listActs(db, idsOf(true))).map((record) => [record.id, record]));
  return lines.flatMap(({ id }): ActivityLine[] => {
    const press = presses.get(id);
    if (press) return [{ press }];
    const record = acts.get(id);
    return record ? [{ act: presentAct(record) }] : [];
  });
}

function presentAct(act: ActRecord): ActView {
  const { id, kind, action, at, by, name, count, url, dueAt, changes } = act;
  return {
    id,
    kind,
    action,
    by,
    name,
    count,
    url,
    changes,
    at: at.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
  };
}
