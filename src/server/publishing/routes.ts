import {
  publishingEndpoints,
  type PublicationView,
  type PublishingView,
} from '#contracts/publishing.ts';
import { readScheduledSummary } from '#db/queries/catalog/scheduled.ts';
import { requestNow, type PublicationRow } from '#db/queries/publishing/requests.ts';
import { countChanges, readPublishing } from '#db/queries/publishing/view.ts';
import { ApiError } from '../base/api-error.ts';
import type { StaffServices } from '../base/services.ts';
import * as text from '../base/texts.ts';
import { assertHost, readHostRole } from '../base/this-host.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { handle } from '../http/handle.ts';
import { publishingHost } from './host.ts';
import { publishMode } from './publish-mode.ts';

export function mountPublishing(app: GuardedApp, services: StaffServices): void {
  const view = async (): Promise<PublishingView> => {
    const { waiting, building, live, failed, thisMonth } = await readPublishing(services.db());
    const previousVersions = publishingHost()?.previousVersions() ?? [];
    const ids = previousVersions.map(({ id }) => id);
    const changes =
      ids.length === 0 ? new Map<string, number>() : await countChanges(services.db(), ids);
    return {
      waiting: presentPublication(waiting),
      building: presentPublication(building),
      live: presentPublication(live),
      failed: presentPublication(failed),
      earlier: previousVersions.map(({ id, builtAt, current }) => ({
        id,
        finishedAt: builtAt.toISOString(),
        current,
        changes: changes.get(id) ?? 0,
      })),
      mode: publishMode(),
      thisMonth,
      scheduled: await readScheduledSummary(services.db()),
      siteUrl: services.signIn().siteUrl,
      host: await readHostRole(services),
    };
  };

  handle(app, publishingEndpoints.read, view);

  handle(app, publishingEndpoints.publish, async (_input, context) => {
    await assertHost(services, text.guestPublishesNothing);
    await requestNow(services.db());
    context.status(202);
    return view();
  });

  handle(app, publishingEndpoints.pages, ({ params: { id } }) => {
    const pages = publishingHost()?.differingPages(id);
    if (!pages) throw new ApiError('not_found', text.siteGone);
    return pages;
  });

  handle(app, publishingEndpoints.rollback, async ({ body: { id } }) => {
    await assertHost(services, text.guestPublishesNothing);
    const host = publishingHost();
    if (!host) throw new ApiError('unprocessable', text.noRollbackHere);
    if (!(await host.rollback(id))) throw new ApiError('not_found', text.siteGone);
    return view();
  });
}

function presentPublication(row: PublicationRow | undefined): PublicationView | null {
  if (!row) return null;
  const { id, state, requestedAt, dueAt, startedAt, finishedAt, changes, tries, error } = row;
  return {
    id,
    state,
    requestedAt: requestedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    changes,
    tries,
    error,
  };
}
