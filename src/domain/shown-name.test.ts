import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

test.each([
  ['Ada', 'Ada'],
  ['رؤ\u200Cیا', 'رؤ\u200Cیا'],
  ['\u2800\u3164', 'WD-22222'],
  ['\u200D\u00AD', 'WD-22222'],
])('the request of %j shows as %j @inquiry.unnamed', (name, shown) => {
  expect(shownName({ name, reference: 'WD-22222' })).toBe(shown);
});
