import { publishingEndpoints } from '#contracts/publishing.ts';
import { readPublishing } from '#db/queries/publishing-view.ts';
import { requestNow } from '#db/queries/publishing.ts';
import type { GuardedApp } from '../auth/guard.ts';
import { ApiError } from '../http/api-error.ts';
import { handle } from '../http/handle.ts';
import type { StaffServices } from '../services.ts';
import { assertHost, readHostRole } from '../this-host.ts';
import { publishingHost } from './host.ts';
import { presentPublishing } from './present.ts';
import { publishMode } from './publish-mode.ts';

const NO_GUEST = 'it publishes nothing. Please do this where the shop runs.';
const NO_ROLLBACK =
  'Restore a previous version in Netlify: open the list of deploys and press "Publish deploy".';

/** Mounts the state of publishing, "Publish now" and rollback. */
export function mountPublishing(app: GuardedApp, services: StaffServices): void {
  const view = async () =>
    presentPublishing(
      await readPublishing(services.db()),
      publishMode(),
      publishingHost()?.previousVersions() ?? [],
      services.signIn().siteUrl,
      await readHostRole(services),
    );

  handle(app, publishingEndpoints.read, view);

  handle(app, publishingEndpoints.publish, async (_asked, context) => {
    await assertHost(services, NO_GUEST);
    await requestNow(services.db());
    context.status(202);
    return view();
  });

  handle(app, publishingEndpoints.rollback, async ({ body: { id } }) => {
    await assertHost(services, NO_GUEST);
    const host = publishingHost();
    if (!host) throw new ApiError('unprocessable', NO_ROLLBACK);
    if (!(await host.rollback(id))) {
      throw new ApiError('not_found', 'That site is no longer available.');
    }
    return view();
  });
}
