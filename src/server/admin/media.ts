import { mediaEndpoints } from '#contracts/admin/media.ts';
import { findMedia, updateAlt } from '#db/queries/admin/media.ts';
import type { GuardedApp } from '../auth/guard.ts';
import { ApiError } from '../http/api-error.ts';
import { handle } from '../http/handle.ts';
import { editorOf, writeCatalog } from '../publishing/save.ts';
import type { Services } from '../services.ts';
import { unknownImage } from '../texts.ts';

/** Mounts what is known of images. */
export function mountMedia(app: GuardedApp, services: Services): void {
  handle(app, mediaEndpoints.change, async ({ body }, context) => {
    await writeCatalog(services, editorOf(context), (tx) => updateAlt(tx, body.url, body.alt));
    const row = await findMedia(services.db(), body.url);
    if (!row) throw new ApiError('not_found', unknownImage);
    const { url, alt, width, height } = row;
    return { url, alt, width, height };
  });
}
