import { rollbackSchema } from '#contracts/publishing.ts';
import { readPublishing } from '#db/queries/publishing-view.ts';
import { requestNow } from '#db/queries/publishing.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { createRouter, type GuardedRouter } from '../auth/guard.ts';
import { ApiError } from '../http/api-error.ts';
import { readJson } from '../http/read-body.ts';
import type { StaffServices } from '../services.ts';
import { assertHost, readHostRole } from '../this-host.ts';
import { publishingHost } from './host.ts';
import { presentPublishing } from './present.ts';
import { publishMode } from './publish-mode.ts';

const MAX_BODY_BYTES = 1024;
const NO_GUEST = 'it publishes nothing. Please do this where the shop runs.';
const NO_ROLLBACK =
  'Restore a previous version in Netlify: open the list of deploys and press "Publish deploy".';

/** @returns the state of publishing, "Publish now" and the way back to an earlier site */
export function publishingRoutes(services: StaffServices): GuardedRouter {
  const router = createRouter();
  const view = async () =>
    presentPublishing(
      await readPublishing(services.db()),
      publishMode(),
      publishingHost()?.earlier() ?? [],
      services.signIn().siteUrl,
      await readHostRole(services),
    );

  router.get(ADMIN_API_PATHS.publishing, async (context) => context.json(await view()));

  router.post(`${ADMIN_API_PATHS.publishing}/publish`, async (context) => {
    await assertHost(services, NO_GUEST);
    await requestNow(services.db());
    return context.json(await view(), 202);
  });

  router.post(`${ADMIN_API_PATHS.publishing}/rollback`, async (context) => {
    const { id } = await readJson(context.req.raw, MAX_BODY_BYTES, rollbackSchema);
    await assertHost(services, NO_GUEST);
    const host = publishingHost();
    if (!host) throw new ApiError('unprocessable', NO_ROLLBACK);
    if (!(await host.rollback(id))) {
      throw new ApiError('not_found', 'That site is no longer available.');
    }
    return context.json(await view());
  });

  return router;
}
