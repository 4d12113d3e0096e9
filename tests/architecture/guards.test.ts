/**
 * The tables of guards and of faults: each guard names two tests that are there, each fault at least one.
 */
import { describe, expect, test } from 'vitest';
import { faults } from '../guards/faults.ts';
import { guards } from '../guards/guards.ts';
import { missingTest, titlesOf } from '../support/test-titles.ts';

describe('the check itself', () => {
  test('reads titles however they are quoted, without their rules', () => {
    const source = [
      "test('one', () => {});",
      '  test(\n    "it\'s two",\n  () => {});',
      "test('it\\'s three', () => {});",
      "test.each([1, (2)])('four %d', () => {});",
      `test('five ${['@', 'list.add'].join('')}', () => {});`,
      "// test('six')",
    ].join('\n');
    expect([...titlesOf(source)]).toEqual(['one', "it's two", "it's three", 'four %d', 'five']);
  });

  test('finds a file and a title that are not there', () => {
    expect(missingTest('tests/e2e/none.spec.ts › home')).toContain('no test file');
    expect(missingTest('tests/architecture/guards.test.ts › nothing')).toContain(
      'has no test "nothing"',
    );
  });
});

test.each(guards)('$guard: both tests are there', ({ stopped, goesOn }) => {
  expect([missingTest(stopped), missingTest(goesOn)]).toEqual([undefined, undefined]);
  expect(stopped).not.toBe(goesOn);
});

test.each(faults)('$fault: its tests are there', ({ tests }) => {
  expect(tests.map(missingTest)).toEqual(tests.map(() => undefined));
  expect(new Set(tests).size).toBe(tests.length);
});

test('no fault stands there twice', () => {
  const names = faults.map(({ fault }) => fault);
  expect(new Set(names).size).toBe(names.length);
});

test('no guard stands there twice', () => {
  const names = guards.map(({ guard }) => guard);
  expect(new Set(names).size).toBe(names.length);
});
