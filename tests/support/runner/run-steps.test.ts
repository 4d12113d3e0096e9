import { expect, test } from 'vitest';
import { together } from './run-steps.ts';
import { TESTS } from './steps.ts';

const step = (name: string, waits?: true) =>
  ({ name, command: [], report: 'none', ...(waits && { waits }) }) as const;

test('neighbors that wait run beside each other, all others alone, in their order', () => {
  const steps = [step('a', true), step('b'), step('c', true), step('d', true), step('e')];
  const names = together(steps).map((group) => group.map(({ name }) => name));
  expect(names).toEqual([['a'], ['b'], ['c', 'd'], ['e']]);
});

test('the soak and the explorers run beside the journeys', () => {
  const names = together(TESTS).map((group) => group.map(({ name }) => name));
  expect(names).toContainEqual(['journeys', 'soak', 'explorers']);
  expect(names.flat()).toEqual(TESTS.map(({ name }) => name));
});
