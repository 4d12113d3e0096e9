import * as z from 'zod/mini';
import { MAX_LENGTH, MAX_STARTING_PRICE } from '#domain/limits.ts';
import { dollars, flag, listField, optionalImage } from '../editing.ts';
import { optionalLine, requiredLine, requiredText } from '../fields.ts';

export const point = z.strictObject({
  title: requiredLine(MAX_LENGTH.title, 'Please enter a title'),
  text: requiredText(MAX_LENGTH.text, 'Please enter a text'),
});

export const policy = z.strictObject({
  ...point.shape,
  /** In one sentence for the home page (@trust.facts); empty: not shown there. */
  fact: optionalLine(MAX_LENGTH.title),
});

const servicePage = z.strictObject({
  intro: requiredText(MAX_LENGTH.shortDescription, 'Please enter an introduction'),
  teaser: requiredLine(MAX_LENGTH.shortDescription, 'Please enter a teaser'),
  packagesTitle: requiredLine(MAX_LENGTH.title, 'Please enter a title'),
  packagesText: requiredText(MAX_LENGTH.shortDescription, 'Please enter a text'),
  question: requiredText(MAX_LENGTH.shortDescription, 'Please enter a text'),
  /** Steps of the design process, or features of a booth or floor. */
  points: listField(point, 12, 'points'),
});

export const servicesSection = z.strictObject({
  design: servicePage,
  photo_booth: servicePage,
  video_dance_floor: servicePage,
});

/** Built-in packages of one service; its page and booking dialog need at least one. */
const packages = listField(
  z.strictObject({
    name: requiredLine(MAX_LENGTH.service, 'Please enter a name'),
    startingPrice: dollars(MAX_STARTING_PRICE, 'Please enter a starting price'),
    isPopular: flag(false),
    description: requiredText(MAX_LENGTH.shortDescription, 'Please enter a description'),
    features: listField(
      requiredLine(MAX_LENGTH.specification, 'Please enter a feature'),
      12,
      'features',
    ),
    images: listField(optionalImage, 8, 'images'),
  }),
  8,
  'packages',
).check(z.minLength(1, 'Please keep at least one package'));

export const packagesSection = z.strictObject({
  design: packages,
  photo_booth: packages,
  video_dance_floor: packages,
});
