/** `/api/admin/media`: what is known of images. */
import { mediaChangeSchema, type MediaAdminView } from '#contracts/admin/media.ts';
import { findMedia, updateAlt } from '#db/queries/admin/media.ts';
import { MAX_ADMIN_REQUEST_BYTES } from '#domain/limits.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { createRouter, type GuardedRouter } from '../../auth/guard.ts';
import { ApiError } from '../../http/api-error.ts';
import { readJson } from '../../http/read-body.ts';
import type { Services } from '../../services.ts';
import { writeCatalog } from '../write.ts';

/** @returns the endpoint, for the guarded app */
export function mediaRoutes(services: Services): GuardedRouter {
  const router = createRouter();

  router.patch(ADMIN_API_PATHS.media, async (context) => {
    const change = await readJson(context.req.raw, MAX_ADMIN_REQUEST_BYTES, mediaChangeSchema);
    const view = await writeCatalog<MediaAdminView>(services, async (tx) => {
      const publish = await updateAlt(tx, change.url, change.alt);
      const row = await findMedia(tx, change.url);
      if (!row) throw new ApiError('not_found', 'Nothing is known of this image.');
      const { url, alt, width, height } = row;
      return { result: { url, alt, width, height }, publish };
    });
    return context.json(view);
  });

  return router;
}
