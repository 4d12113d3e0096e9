/** Parts of the sections about pages. */
import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/limits.ts';
import { listField } from '../admin/common.ts';
import { requiredLine, requiredText } from '../fields.ts';

export const point = z.strictObject({
  title: requiredLine(MAX_LENGTH.title, 'Please enter a title'),
  text: requiredText(MAX_LENGTH.text, 'Please enter a text'),
});

export const servicePage = z.strictObject({
  intro: requiredText(MAX_LENGTH.shortDescription, 'Please enter an introduction'),
  teaser: requiredLine(MAX_LENGTH.shortDescription, 'Please enter a teaser'),
  packagesTitle: requiredLine(MAX_LENGTH.title, 'Please enter a title'),
  packagesText: requiredText(MAX_LENGTH.shortDescription, 'Please enter a text'),
  question: requiredText(MAX_LENGTH.shortDescription, 'Please enter a text'),
  /** Steps of the design process, features of a booth or floor. */
  points: listField(point, 12, 'points'),
});
