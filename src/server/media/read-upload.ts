import { MAX_UPLOAD_BYTES } from '#domain/limits.ts';
import { IMAGE_TOO_LARGE } from '#domain/texts.ts';
import { ApiError } from '../http/api-error.ts';
import { readBytes } from '../http/handle.ts';
import { notAnImage } from './image.ts';

/** The form's one field. */
const FIELD = 'image';
/** Room for the multipart framing. */
const MAX_FRAME_BYTES = 16 * 1024;

/**
 * Reads the single file of an upload; file name and declared type are ignored.
 * @throws ApiError 413 when it is too large, 415 without a file, 400 for anything else in the form
 */
export async function readUpload(request: Request): Promise<Uint8Array> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw notAnImage();
  const body = await readBytes(request, MAX_UPLOAD_BYTES + MAX_FRAME_BYTES, IMAGE_TOO_LARGE);
  const form = await parseForm(body, type);
  const file = form.get(FIELD);
  if ([...form.keys()].length > 1) {
    throw new ApiError('bad_request', `Please send one image, in the field "${FIELD}".`);
  }
  if (!(file instanceof File) || file.size === 0) throw notAnImage();
  if (file.size > MAX_UPLOAD_BYTES) throw new ApiError('too_large', IMAGE_TOO_LARGE);
  return new Uint8Array(await file.arrayBuffer());
}

async function parseForm(body: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new ApiError('bad_request', 'The form is not complete.');
  }
}
