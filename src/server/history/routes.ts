/** All changes by staff, for owners, and undoing them (@history.activity). */
import { TOTAL_COUNT_HEADER } from '#contracts/editing.ts';
import { activityEndpoints } from '#contracts/history/activity.ts';
import { ACT_KINDS } from '#contracts/history/acts.ts';
import { HISTORY_KINDS, type TakenBack } from '#contracts/history/edits.ts';
import { listActivity } from '#db/queries/history/acts.ts';
import { listPress } from '#db/queries/history/edits.ts';
import { ApiError } from '../base/api-error.ts';
import type { Services } from '../base/services.ts';
import { noSuchBatch } from '../base/texts.ts';
import { readBatch } from '../catalog/staff/history.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { handle } from '../http/handle.ts';
import { editorOf, nameOf, writeCatalog } from '../publishing/write-catalog.ts';
import { presentLines } from './acts.ts';
import { mountSiteChanges } from './sites.ts';
import { takeBack } from './take-back.ts';

export function mountHistory(app: GuardedApp, services: Services): void {
  const { db } = services;

  handle(app, activityEndpoints.list, async ({ query: { staff, kind, ...query } }, context) => {
    const act = ACT_KINDS.find((actKind) => actKind === kind);
    const edited = HISTORY_KINDS.find((editKind) => editKind === kind);
    const request = { ...query, staffId: staff, kind: edited, act };
    const { rows, total } = await listActivity(db(), request);
    context.header(TOTAL_COUNT_HEADER, String(total));
    return presentLines(db(), rows, request);
  });

  mountSiteChanges(app, services);

  handle(app, activityEndpoints.undo, async ({ params, query }, context): Promise<TakenBack> => {
    const press = readBatch(params.id);
    let taken: TakenBack = { undone: 0, left: [] };
    await writeCatalog(services, editorOf(context), async (tx, now) => {
      const edits = await listPress(tx, press);
      if (edits.length === 0) throw new ApiError('not_found', noSuchBatch);
      const how = { now, savedBy: nameOf(context), ...query };
      const { isShown, ...result } = await takeBack(tx, edits, how);
      taken = result;
      return isShown;
    });
    return taken;
  });
}
