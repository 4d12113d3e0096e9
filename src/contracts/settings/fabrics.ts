/** What linens are chosen by (@category.fabrics). */
import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/limits.ts';
import { imageAddress, listField } from '../editing.ts';
import { requiredLine } from '../fields.ts';

export const MAX_FABRICS = 24;

const fabric = z.strictObject({
  name: requiredLine(MAX_LENGTH.name, 'Please enter a name'),
  /** Close-up of the fabric. */
  image: imageAddress.check(z.refine((value) => value !== '', 'Please choose an image')),
  /** Slug of an item made of it, for its category and color; if unknown, the fabric is left out. */
  item: requiredLine(MAX_LENGTH.slug, 'Please choose an item'),
  /** Common to the items of this fabric, such as `satin`. */
  tag: requiredLine(MAX_LENGTH.tag, 'Please enter a tag'),
});

export const fabricsSection = z.strictObject({
  entries: listField(fabric, MAX_FABRICS, 'fabrics'),
});
