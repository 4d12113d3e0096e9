import * as z from 'zod/mini';
import type { FocalPoint, ImageArea } from '#domain/image.ts';
import { MAX_LENGTH, MIN_CROP } from '#domain/limits.ts';
import { imageAddress, listParams, pageParam } from './editing.ts';
import { answer, endpoint } from './endpoint.ts';
import { text } from './fields.ts';

export interface UploadView {
  url: string;
  width: number;
  height: number;
}

export const IMAGE_KINDS = ['item', 'category', 'package', 'setting'] as const;
/** Kind of place that uses an image. */
export type ImageKind = (typeof IMAGE_KINDS)[number];

export interface ImagePlace {
  kind: ImageKind;
  /** Id of the entity, or name of the section of the settings. */
  id: string;
  /** Empty: a section of the settings. */
  name: string;
  isInTrash: boolean;
}

/** `?show=`: images without a description, those that something uses, and uploaded ones that nothing uses. */
export const IMAGE_FILTERS = ['undescribed', 'used', 'unused'] as const;
export type ImageFilter = (typeof IMAGE_FILTERS)[number];

/** An image of the shop (@photos.list). */
export interface ImageView extends UploadView {
  alt: string;
  focus: FocalPoint;
  /** Null: the whole image. */
  crop: ImageArea | null;
  /** Only uploaded images can be deleted. */
  isUploaded: boolean;
  /** The first places that use it. */
  places: ImagePlace[];
  /** Number of all places. */
  placeCount: number;
}

const percent = z.number().check(z.minimum(0), z.maximum(100));
const whole = z.int().check(z.minimum(0), z.maximum(100));
const side = z.number().check(z.minimum(MIN_CROP), z.maximum(100));

/** A part of the image, uploaded as a separate image. */
const crop = z
  .strictObject({ url: imageAddress, x: percent, y: percent, width: side, height: side })
  .check(
    z.refine(
      ({ x, y, width, height }) => x + width <= 100 && y + height <= 100,
      'Please choose a part that lies in the image',
    ),
  );

const path = '/api/admin/media';

export const mediaEndpoints = {
  /** The latest first. */
  list: endpoint(`GET ${path}`, 'catalog.read', {
    query: z.strictObject({
      q: listParams.q,
      page: pageParam,
      show: z.optional(z.enum(IMAGE_FILTERS)),
      in: z.optional(z.enum(IMAGE_KINDS)),
    }),
    answer: answer<ImageView[]>(),
  }),
  read: endpoint(`GET ${path}/image`, 'catalog.read', {
    query: z.strictObject({ url: imageAddress }),
    answer: answer<ImageView>(),
  }),
  /** Addresses at which images with a focal point or a crop are shown, by their stored addresses. */
  framed: endpoint(`GET ${path}/framed`, 'catalog.read', {
    answer: answer<Record<string, string>>(),
  }),
  /** Omitted fields stay unchanged. */
  change: endpoint(`PATCH ${path}`, 'media.write', {
    body: z.strictObject({
      url: imageAddress,
      alt: z.optional(text(MAX_LENGTH.alt)),
      focus: z.optional(z.strictObject({ x: whole, y: whole })),
      /** Null: the whole image. */
      crop: z.optional(z.nullable(crop)),
    }),
    answer: answer<ImageView>(),
  }),
  /** Removes an unused image from the list (@photos.delete). */
  remove: endpoint(`POST ${path}/remove`, 'media.write', {
    body: z.strictObject({ url: imageAddress }),
  }),
  restore: endpoint(`POST ${path}/restore`, 'media.write', {
    body: z.strictObject({ url: imageAddress }),
  }),
  upload: endpoint('POST /api/upload-image', 'media.write', {
    body: 'form',
    answer: answer<UploadView>(),
  }),
};
