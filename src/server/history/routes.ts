/** What all staff changed, for owners, and the way back from it (@history.activity). */
import { TOTAL_COUNT_HEADER } from '#contracts/editing.ts';
import { activityEndpoints } from '#contracts/history/activity.ts';
import type { TakenBack } from '#contracts/history/edits.ts';
import { listPress } from '#db/queries/history/edits.ts';
import { listPresses } from '#db/queries/history/presses.ts';
import type { GuardedApp } from '../accounts/auth/guard.ts';
import { ApiError } from '../base/api-error.ts';
import type { Services } from '../base/services.ts';
import { noSuchBatch } from '../base/texts.ts';
import { readBatch } from '../catalog/staff/history.ts';
import { handle } from '../http/handle.ts';
import { editorOf, nameOf, writeCatalog } from '../publishing/save.ts';
import { presentPresses } from './present.ts';
import { mountSiteChanges } from './sites.ts';
import { takeBack } from './take-back.ts';

export function mountHistory(app: GuardedApp, services: Services): void {
  const { db } = services;

  handle(app, activityEndpoints.list, async ({ query: { staff, ...query } }, context) => {
    const { rows, total } = await listPresses(db(), { ...query, staffId: staff });
    context.header(TOTAL_COUNT_HEADER, String(total));
    return presentPresses(db(), rows);
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
