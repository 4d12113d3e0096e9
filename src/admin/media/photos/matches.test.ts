import { expect, test } from 'vitest';
import { slugsOf } from './matches.ts';

test.each([
  ['Gold Chair.JPG', ['gold-chair']],
  ['gold-chair-2.webp', ['gold-chair-2', 'gold-chair']],
  ['Gold Chair (12).heic', ['gold-chair-12', 'gold-chair']],
  ['round-table-60-inch.jpg', ['round-table-60-inch']],
  // A number of a camera is no second image of anything.
  ['IMG_20260512.jpg', ['img-20260512']],
  ['.jpg', []],
])('%s may be of %j @photos.offer', (name, slugs) => {
  expect(slugsOf(name)).toEqual(slugs);
});
