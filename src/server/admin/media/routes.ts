/** What is known of images. */
import { mediaEndpoints } from '#contracts/admin/media.ts';
import { findMedia, updateAlt } from '#db/queries/admin/media.ts';
import type { GuardedApp } from '../../auth/guard.ts';
import { ApiError } from '../../http/api-error.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../services.ts';
import { writeCatalog } from '../write.ts';

export function mountMedia(app: GuardedApp, services: Services): void {
  handle(app, mediaEndpoints.change, ({ body }) =>
    writeCatalog(services, async (tx) => {
      const publish = await updateAlt(tx, body.url, body.alt);
      const row = await findMedia(tx, body.url);
      if (!row) throw new ApiError('not_found', 'Nothing is known of this image.');
      const { url, alt, width, height } = row;
      return { result: { url, alt, width, height }, publish };
    }),
  );
}
