/** Changes published with each kept site, and undoing those made since (@publish.previous). */
import {
  activityEndpoints,
  type SiteChangesView,
  type SomePresses,
} from '#contracts/history/activity.ts';
import type { TakenBack } from '#contracts/history/edits.ts';
import type { Database } from '#db/client.ts';
import { listEditsAfter, type EditRequest } from '#db/queries/history/edits.ts';
import { countPresses, listEditors, listPresses } from '#db/queries/history/presses.ts';
import { listLive } from '#db/queries/publishing/view.ts';
import { ApiError } from '../base/api-error.ts';
import type { Services } from '../base/services.ts';
import { changedMeanwhile, siteGone } from '../base/texts.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { handle } from '../http/handle.ts';
import { publishingHost } from '../publishing/host.ts';
import { editorOf, nameOf, writeCatalog } from '../publishing/write-catalog.ts';
import { presentPresses } from './present.ts';
import { versionsOf, type SiteVersion } from './site-versions.ts';
import { takeBack } from './take-back.ts';

/** Presses listed for each site. */
const LISTED = 5;

/** Mount before paths with `{id}`. */
export function mountSiteChanges(app: GuardedApp, services: Services): void {
  const { db } = services;

  handle(app, activityEndpoints.sites, async () => {
    const views: SiteChangesView[] = [];
    for (const { id, before, firstReadAt, readAt, againAt } of await keptSites(db())) {
      const brought = await somePresses(db(), { after: before, upTo: firstReadAt });
      const since = await somePresses(db(), { after: readAt });
      views.push({ id, brought, since, againAt: againAt?.toISOString() ?? null });
    }
    return views;
  });

  handle(app, activityEndpoints.undoSince, async ({ params, query, body }, context) => {
    const site = (await keptSites(db())).find(({ id }) => id === params.id);
    if (!site) throw new ApiError('not_found', siteGone);
    const after = site.readAt;
    let taken: TakenBack = { undone: 0, left: [] };
    await writeCatalog(services, editorOf(context), async (tx, now) => {
      if ((await countPresses(tx, { after })) !== body.seen) {
        throw new ApiError('conflict', changedMeanwhile);
      }
      const how = { now, savedBy: nameOf(context), ...query };
      const { isShown, ...result } = await takeBack(tx, await listEditsAfter(tx, after), how);
      taken = result;
      return isShown;
    });
    return taken;
  });
}

/** @returns the kept sites, the live one too, whose reading time is known */
async function keptSites(db: Database): Promise<SiteVersion[]> {
  const kept = new Set(
    publishingHost()
      ?.previousVersions()
      .map(({ id }) => id),
  );
  if (kept.size === 0) return [];
  return versionsOf(await listLive(db)).filter(({ id }) => kept.has(id));
}

async function somePresses(db: Database, request: EditRequest): Promise<SomePresses> {
  const { rows, total } = await listPresses(db, request, LISTED);
  return {
    presses: await presentPresses(db, rows),
    total,
    by: await listEditors(db, request),
  };
}
