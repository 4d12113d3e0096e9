/**
 * Upload and download of staff's images. A separate function, because it contains the image
 * library.
 */
import { mediaEndpoints } from '#contracts/media.ts';
import { storeMedia } from '#db/queries/media/images.ts';
import { MAX_UPLOAD_BYTES } from '#domain/limits.ts';
import { IMAGE_TOO_LARGE } from '#domain/texts.ts';
import { uploadedImageHash } from '#site/media/image.ts';
import { UPLOADED_IMAGES_PATH, uploadedImagePath } from '#site/paths.ts';
import { createGuardedApp } from '../accounts/auth/guard.ts';
import { ApiError } from '../base/api-error.ts';
import { describeError, log } from '../base/log.ts';
import type { StaffServices } from '../base/services.ts';
import * as text from '../base/texts.ts';
import { assertHost } from '../base/this-host.ts';
import { createApp, type ApiApp } from '../http/app.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { handle, readBytes } from '../http/handle.ts';
import { notAnImage, remakeImage } from './image.ts';
import { recordPhoto } from './record.ts';
import { findImage, storeImage } from './store.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** The form's one field. */
const FIELD = 'image';
/** Room for the multipart framing. */
const MAX_FRAME_BYTES = 16 * 1024;

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
  handle(app, mediaEndpoints.upload, async (_input, context) => {
    // Images are stored with the shop's host; one stored here would not be visible there.
    await assertHost(services, text.guestKeepsNoImages);
    const { bytes, hash, ...details } = await remakeImage(await readUpload(context.req.raw));
    const url = uploadedImagePath(hash);
    // The row first: this waits while an unused row is removed together with its image.
    await storeMedia(services.db(), { url, ...details });
    await orUnavailable(() => storeImage(hash, bytes));
    const by = { staffId: context.get('staff').id, at: services.now() };
    await recordPhoto(services.db(), { url, alt: '' }, { ...by, action: 'uploaded' });
    context.status(201);
    return { url, width: details.width, height: details.height };
  });
  return app;
}

function imageApp(): ApiApp {
  const app = createApp();
  app.get(`${UPLOADED_IMAGES_PATH}/:name`, async (context) => {
    const hash = uploadedImageHash(`${UPLOADED_IMAGES_PATH}/${context.req.param('name')}`);
    const image = hash && (await orUnavailable(() => findImage(hash)));
    if (!image) throw new ApiError('not_found', text.unknownImage);
    return context.body(image, 200, {
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline',
      'Cache-Control': FOREVER,
      'Netlify-CDN-Cache-Control': `${FOREVER}, durable`,
      ETag: `"${hash}"`,
      // An image that is opened as a page runs no scripts and loads nothing.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return app;
}

/**
 * Reads the single file of an upload; file name and declared type are ignored.
 * @throws ApiError 413 when it is too large, 415 without a file, 400 for anything else in the form
 */
async function readUpload(request: Request): Promise<Uint8Array> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw notAnImage();
  const body = await readBytes(request, MAX_UPLOAD_BYTES + MAX_FRAME_BYTES, IMAGE_TOO_LARGE);
  const form = await parseForm(body, type);
  const file = form.get(FIELD);
  if ([...form.keys()].length > 1) {
    throw new ApiError('bad_request', text.oneImage(FIELD));
  }
  if (!(file instanceof File) || file.size === 0) throw notAnImage();
  if (file.size > MAX_UPLOAD_BYTES) throw new ApiError('too_large', IMAGE_TOO_LARGE);
  return new Uint8Array(await file.arrayBuffer());
}

async function parseForm(body: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new ApiError('bad_request', text.formCut);
  }
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    log({ level: 'error', event: 'image-store', ...describeError(error) });
    throw new ApiError('unavailable', text.imagesAway);
  }
}
