/** `/api/admin/media` and `POST /api/upload-image`. */
import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/limits.ts';
import { text } from '../fields.ts';
import { imageAddress } from './common.ts';

/** `PATCH /api/admin/media`: alternative text of an image that was uploaded, or came with the demo. */
export const mediaChangeSchema = z.strictObject({ url: imageAddress, alt: text(MAX_LENGTH.alt) });

/** What `PATCH /api/admin/media` answers. */
export interface MediaAdminView {
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** What `POST /api/upload-image` answers, with 201. */
export interface UploadView {
  url: string;
  width: number;
  height: number;
}
