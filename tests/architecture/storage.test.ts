import { expect, test } from 'vitest';
import { sourceFiles } from '../support/tree.ts';

/** Safe by themselves: the two stores, the atoms on top of them, and the page script's own reading. */
const SAFE = [
  // Within a try.
  'src/enhance/intent.ts',
  'src/enhance/page.ts',
  'src/enhance/paint.ts',
  'src/site/inquiries/known-script.ts',
  'src/site/planner/waiting-script.ts',
  'src/stores/list-kept.ts',
  'src/stores/persistent.ts',
  'src/stores/storage.ts',
  'src/stores/tab-storage.ts',
];

test('everything goes through the storage that never throws @wishlist.no-storage', () => {
  const touching = sourceFiles('src/**/*.{ts,tsx,astro}').filter(
    ({ name, text }) =>
      !/\.test\.tsx?$/.test(name) &&
      /\b(?:localStorage|sessionStorage)\b|@nanostores\/persistent/.test(text),
  );
  expect(touching.map(({ name }) => name).toSorted()).toEqual(SAFE);
});
