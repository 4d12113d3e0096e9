import { mediaEndpoints } from '#contracts/media.ts';
import { findMedia, updateAlt } from '#db/queries/media/images.ts';
import type { GuardedApp } from '../accounts/auth/guard.ts';
import { ApiError } from '../base/api-error.ts';
import type { Services } from '../base/services.ts';
import { unknownImage } from '../base/texts.ts';
import { handle } from '../http/handle.ts';
import { editorOf, writeCatalog } from '../publishing/save.ts';

export function mountMedia(app: GuardedApp, services: Services): void {
  handle(app, mediaEndpoints.change, async ({ body }, context) => {
    await writeCatalog(services, editorOf(context), (tx) => updateAlt(tx, body.url, body.alt));
    const row = await findMedia(services.db(), body.url);
    if (!row) throw new ApiError('not_found', unknownImage);
    const { url, alt, width, height } = row;
    return { url, alt, width, height };
  });
}
