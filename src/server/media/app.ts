/**
 * Upload and download of staff's images. A separate function, because it contains the image
 * library.
 */
import { mediaEndpoints } from '#contracts/admin/media.ts';
import { keepMedia } from '#db/queries/admin/media.ts';
import { uploadedImageHash } from '#site/image.ts';
import { UPLOADED_IMAGES_PATH, uploadedImagePath } from '#site/paths.ts';
import { createGuardedApp, type GuardedApp } from '../auth/guard.ts';
import { ApiError } from '../http/api-error.ts';
import { createApp, type ApiApp } from '../http/app.ts';
import { handle } from '../http/handle.ts';
import { describeError, log } from '../log.ts';
import type { StaffServices } from '../services.ts';
import { assertHost } from '../this-host.ts';
import { remakeImage } from './image.ts';
import { readUpload } from './read-upload.ts';
import { findImage, keepImage } from './store.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** Images are stored with the shop's host; one stored here would not be visible there. */
const NO_GUEST = 'it keeps no images. Please upload where the shop runs.';

/** @returns the handler of uploads, behind the guard, and of images, public */
export function mediaApp(services: StaffServices): (request: Request) => Promise<Response> {
  const upload = uploadApp(services);
  const images = imageApp();
  return async (request) => {
    const { pathname } = new URL(request.url);
    return pathname.startsWith(`${UPLOADED_IMAGES_PATH}/`)
      ? images.fetch(request)
      : upload.fetch(request);
  };
}

function uploadApp(services: StaffServices): GuardedApp {
  const app = createGuardedApp(services);
  handle(app, mediaEndpoints.upload, async (_asked, context) => {
    await assertHost(services, NO_GUEST);
    const { bytes, hash, ...known } = await remakeImage(await readUpload(context.req.raw));
    const url = uploadedImagePath(hash);
    // The row first: this waits while an old one is removed together with its image.
    await keepMedia(services.db(), { url, ...known });
    await orUnavailable(() => keepImage(hash, bytes));
    context.status(201);
    return { url, width: known.width, height: known.height };
  });
  return app;
}

function imageApp(): ApiApp {
  const app = createApp();
  app.get(`${UPLOADED_IMAGES_PATH}/:name`, async (context) => {
    const hash = uploadedImageHash(`${UPLOADED_IMAGES_PATH}/${context.req.param('name')}`);
    const image = hash && (await orUnavailable(() => findImage(hash)));
    if (!image) throw new ApiError('not_found', 'There is no such image.');
    return context.body(image, 200, {
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline',
      'Cache-Control': FOREVER,
      'Netlify-CDN-Cache-Control': `${FOREVER}, durable`,
      ETag: `"${hash}"`,
      // Opened directly, it runs no scripts and loads nothing.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return app;
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    log({ level: 'error', event: 'image-store', ...describeError(error) });
    throw new ApiError('unavailable', 'Images cannot be stored or read right now.');
  }
}
