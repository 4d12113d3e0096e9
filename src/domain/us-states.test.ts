import { expect, test } from 'vitest';
import { stateCode } from './us-states.ts';

test.each([
  ['Michigan', 'MI'],
  [' new york ', 'NY'],
  ['MI', 'MI'],
  ['Ontario', 'Ontario'],
])('%j is written %s', (state, code) => {
  expect(stateCode(state)).toBe(code);
});
