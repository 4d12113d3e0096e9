/** What the publications of kept sites brought, and the way back to what they have (@publish.previous). */
import {
  activityEndpoints,
  type SiteChangesView,
  type SomePresses,
} from '#contracts/history/activity.ts';
import type { TakenBack } from '#contracts/history/edits.ts';
import type { Database } from '#db/client.ts';
import { listEditsAfter, type EditRequest } from '#db/queries/history/edits.ts';
import { countPresses, listEditors, listPresses } from '#db/queries/history/presses.ts';
import { listReadTimes } from '#db/queries/publishing/view.ts';
import type { GuardedApp } from '../accounts/auth/guard.ts';
import { ApiError } from '../base/api-error.ts';
import type { Services } from '../base/services.ts';
import { changedMeanwhile, siteGone } from '../base/texts.ts';
import { handle } from '../http/handle.ts';
import { publishingHost } from '../publishing/host.ts';
import { editorOf, nameOf, writeCatalog } from '../publishing/save.ts';
import { presentPresses } from './present.ts';
import { takeBack } from './take-back.ts';

/** Presses that are listed of each site. */
const LISTED = 5;

/** Mounts them before the paths with an id. */
export function mountSiteChanges(app: GuardedApp, services: Services): void {
  const { db } = services;

  handle(app, activityEndpoints.sites, async () => {
    const views: SiteChangesView[] = [];
    for (const { id, before, readAt } of await keptSites(db())) {
      const brought = await somePresses(db(), { after: before, upTo: readAt });
      views.push({ id, brought, since: await somePresses(db(), { after: readAt }) });
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

interface KeptSite {
  id: string;
  /** When its data were read. */
  readAt: Date;
  /** When those of the site before it were; undefined: it is the first. */
  before: Date | undefined;
}

/** @returns the sites that can be restored, but for those of which nobody knows when their data were read */
async function keptSites(db: Database): Promise<KeptSite[]> {
  const kept = new Set(
    publishingHost()
      ?.previousVersions()
      .map(({ id }) => id),
  );
  if (kept.size === 0) return [];
  const times = await listReadTimes(db);
  return times
    .map((site, index) => ({ ...site, before: times[index - 1]?.readAt }))
    .filter(({ id }) => kept.has(id));
}

async function somePresses(db: Database, request: EditRequest): Promise<SomePresses> {
  const { rows, total } = await listPresses(db, request, LISTED);
  return {
    presses: await presentPresses(db, rows),
    total,
    by: await listEditors(db, request),
  };
}
