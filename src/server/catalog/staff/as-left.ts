import type { HistoryKind } from '#contracts/history/edits.ts';
import type { Database } from '#db/client.ts';
import { listAsLeft } from '#db/queries/history/as-left.ts';
import type { KeptEdit } from '#db/queries/history/edits.ts';

/** @returns the rows that are as these edits left them (@history.undo) */
export async function rowsAsLeft<Row extends { id: string; version: number }>(
  tx: Database,
  kind: HistoryKind,
  rows: readonly Row[],
  edits: ReadonlyMap<string, Pick<KeptEdit, 'version'>>,
): Promise<Row[]> {
  const seen = rows.flatMap(({ id, version: current }) => {
    const version = edits.get(id)?.version;
    return version === undefined ? [] : [{ entityId: id, version, current }];
  });
  const asLeft = await listAsLeft(tx, kind, seen);
  return rows.filter(({ id }) => asLeft.has(id));
}
