/** Lists images with their uses, edits description, focal point and crop, deletes and restores (@photos.list). */
import { isDeepStrictEqual } from 'node:util';
import { TOTAL_COUNT_HEADER } from '#contracts/editing.ts';
import { mediaEndpoints, type ImageView } from '#contracts/media.ts';
import type { Database } from '#db/client.ts';
import { deleteUploadActs } from '#db/queries/history/acts.ts';
import { describeImages } from '#db/queries/media/describe.ts';
import { findMedia, type MediaRecord } from '#db/queries/media/images.ts';
import {
  findImage,
  listFramed,
  listImages,
  setFrame,
  setRemoved,
  type ImageRecord,
} from '#db/queries/media/library.ts';
import { uploadedImageHash } from '#site/media/image.ts';
import { shownAddress } from '#site/media/shown-address.ts';
import { UPLOADED_IMAGES_PATH } from '#site/paths.ts';
import { ApiError } from '../base/api-error.ts';
import type { Services } from '../base/services.ts';
import * as text from '../base/texts.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { handle } from '../http/handle.ts';
import { editorOf, writeCatalog } from '../publishing/write-catalog.ts';
import { recordChange, recordPhoto, type ImageEdit } from './record.ts';

export function mountMedia(app: GuardedApp, services: Services): void {
  const { db } = services;

  handle(app, mediaEndpoints.list, async ({ query }, context) => {
    const { rows, total } = await listImages(db(), UPLOADED_IMAGES_PATH, query);
    context.header(TOTAL_COUNT_HEADER, String(total));
    return rows.map(present);
  });

  handle(app, mediaEndpoints.read, async ({ query: { url } }) =>
    present(existingImage(await findImage(db(), url))),
  );

  handle(app, mediaEndpoints.framed, async () =>
    Object.fromEntries(
      (await listFramed(db())).map(({ url, ...framing }) => [url, shownAddress(url, framing)]),
    ),
  );

  handle(app, mediaEndpoints.change, async ({ body }, context) => {
    const { staffId } = editorOf(context);
    await writeCatalog(services, { staffId }, async (tx, now) => {
      const image = existingImage(await findMedia(tx, body.url));
      const isFramed = await frame(tx, image, body, now);
      const alts = new Map(body.alt === undefined ? [] : [[body.url, body.alt]]);
      const isDescribed = await describeImages(tx, alts, now);
      await recordChange(tx, image, { ...body, isFramed, isDescribed }, { staffId, at: now });
      // An image on no page needs no publication.
      return (isDescribed || isFramed) && existingImage(await findImage(tx, body.url)).count > 0;
    });
    return present(existingImage(await findImage(db(), body.url)));
  });

  handle(app, mediaEndpoints.remove, async ({ body: { url } }, context) => {
    const { staffId } = editorOf(context);
    await writeCatalog(services, { staffId }, async (tx, now) => {
      const image = existingImage(await findImage(tx, url));
      if (image.count > 0 || uploadedImageHash(url) === undefined) {
        throw new ApiError('in_use', text.imageInUse);
      }
      await setRemoved(tx, url, image.removedAt ?? now);
      if (!image.removedAt) await recordPhoto(tx, image, { action: 'deleted', staffId, at: now });
      return false;
    });
  });

  handle(app, mediaEndpoints.restore, async ({ body: { url } }, context) => {
    const { staffId } = editorOf(context);
    await writeCatalog(services, { staffId }, async (tx, now) => {
      const image = existingImage(await findMedia(tx, url));
      await setRemoved(tx, url, null);
      if (image.removedAt) await recordPhoto(tx, image, { action: 'undeleted', staffId, at: now });
      return false;
    });
  });
}

/** @throws ApiError 404 */
function existingImage<Found extends MediaRecord>(image: Found | undefined): Found {
  if (!image) throw new ApiError('not_found', text.unknownImage);
  return image;
}

/**
 * @returns whether focal point or crop changed
 * @throws ApiError 400 for a crop whose image was not uploaded
 */
async function frame(
  tx: Database,
  image: MediaRecord,
  { focus, crop }: ImageEdit,
  now: Date,
): Promise<boolean> {
  if (focus === undefined && crop === undefined) return false;
  const { url: cropUrl = '', ...area } = crop ?? {};
  const isUpload = uploadedImageHash(cropUrl) !== undefined && cropUrl !== image.url;
  if (crop && !(isUpload && (await findMedia(tx, cropUrl)))) {
    throw new ApiError('bad_request', text.checkFields, { crop: text.unknownImage });
  }
  if (crop) await deleteUploadActs(tx, cropUrl);
  const changes = {
    ...(focus && { focusX: focus.x, focusY: focus.y }),
    ...(crop !== undefined && { cropUrl, crop: crop && (area as MediaRecord['crop']) }),
  };
  const stored = Object.fromEntries(
    Object.keys(changes).map((name) => [name, image[name as keyof typeof changes]]),
  );
  if (isDeepStrictEqual(stored, changes)) return false;
  await setFrame(tx, image, changes, now);
  return true;
}

function present({ places, count, ...image }: ImageRecord): ImageView {
  const { url, alt, width, height, focusX, focusY, crop } = image;
  return {
    url,
    alt,
    width,
    height,
    focus: { x: focusX, y: focusY },
    crop,
    isUploaded: uploadedImageHash(url) !== undefined,
    places,
    placeCount: count,
  };
}
