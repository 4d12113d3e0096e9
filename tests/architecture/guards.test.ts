/**
 * The table of guards: each names two tests that are there, and they are two.
 */
import { expect, test } from 'vitest';
import { guards } from '../guards/guards.ts';
import { missingTest } from '../support/test-titles.ts';

test.each(guards)('$guard: both tests are there', ({ stopped, goesOn }) => {
  expect([missingTest(stopped), missingTest(goesOn)]).toEqual([undefined, undefined]);
  expect(stopped).not.toBe(goesOn);
});

test('no guard stands there twice', () => {
  const names = guards.map(({ guard }) => guard);
  expect(new Set(names).size).toBe(names.length);
});
