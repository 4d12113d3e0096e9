import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/limits.ts';
import { imageAddress } from './editing.ts';
import { answer, endpoint } from './endpoint.ts';
import { text } from './fields.ts';

export interface UploadView {
  url: string;
  width: number;
  height: number;
}

export const mediaEndpoints = {
  change: endpoint('PATCH /api/admin/media', 'media.write', {
    body: z.strictObject({ url: imageAddress, alt: text(MAX_LENGTH.alt) }),
    answer: answer<UploadView & { alt: string }>(),
  }),
  upload: endpoint('POST /api/upload-image', 'media.write', {
    body: 'form',
    answer: answer<UploadView>(),
  }),
};
