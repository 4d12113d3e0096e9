import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../support/tree.ts';

const START = /^[ \t]*(?:test|it)(?:\.each\b[\s\S]*?\)|\.for\b[\s\S]*?\))?\(/gm;

/**
 * @param source of a test file
 * @returns the first line of every test without an assertion
 */
function testsWithoutAssertion(source: string): string[] {
  const starts = [...source.matchAll(START)].map((match) => match.index);
  return starts
    .map((start, index) => source.slice(start, starts[index + 1]))
    .filter((body) => !/\b(?:expect|assert)\w*\s*[(.]/.test(body))
    .map((body) => body.trim().split('\n')[0] ?? '');
}

/** @returns every call that keeps a test, or all others, from running */
function switchedOff(source: string): string[] {
  return source.match(/\b(?:test|it|describe|suite)\.(?:only|skip|todo|fixme|fails)\b/g) ?? [];
}

/** @returns what a test compares a measured time with, where that does not grow on a busy machine */
function fixedTimes(source: string): string[] {
  if (!source.includes('performance.now()')) return [];
  const started = /performance\.now\(\) - \w+\)\.toBeLessThan\((.*)\)/g;
  const names = [...source.matchAll(/(\w+)(?: =|:) performance\.now\(\) - /g)].map(
    ([, name]) => name,
  );
  const named = new RegExp(
    `\\((?:${names.join('|') || '\\b\\B'})\\)\\.toBeLessThan\\((.*)\\)`,
    'g',
  );
  return [started, named]
    .flatMap((pattern) => [...source.matchAll(pattern)].map(([, most]) => most ?? ''))
    .filter((most) => !isScaled(most, source));
}

/** @returns whether a number comes from `limit()`, there or in a constant of the file */
function isScaled(most: string, source: string): boolean {
  return (
    most.includes('limit(') ||
    [...most.matchAll(/[A-Z_]{3,}/g)].some(([name]) => source.includes(`${name} = limit(`))
  );
}

describe('the checks themselves', () => {
  test('a test without an assertion is found', () => {
    const source = [
      "test('good', () => {\n  expect(1).toBe(1);\n});",
      "test('bad', () => {\n  work();\n});",
      "  test.each([1, (2)])('also bad %d', async () => {\n    await work();\n  });",
      "test.each([1])('good %d', async () => {\n  await expectError(work());\n});",
    ].join('\n');
    expect(testsWithoutAssertion(source)).toEqual([
      "test('bad', () => {",
      "test.each([1, (2)])('also bad %d', async () => {",
    ]);
  });

  test('a test that is switched off is found', () => {
    for (const word of ['only', 'skip', 'todo', 'fixme', 'fails']) {
      expect(switchedOff(`${['test', word].join('.')}('x', () => {});`)).toHaveLength(1);
    }
    expect(switchedOff("test.each([1])('x', () => {});")).toEqual([]);
  });

  test('a time that does not grow on a busy machine is found', () => {
    const clock = ['performance', 'now()'].join('.');
    const direct = (most: string) =>
      fixedTimes(`const start = ${clock};\nexpect(${clock} - start).toBeLessThan(${most});`);
    expect(direct('900')).toEqual(['900']);
    expect(direct('limit(900)')).toEqual([]);
    const named = (most: string, name = 'waited') =>
      fixedTimes(`const waited = ${clock} - start;\nexpect(${name}).toBeLessThan(${most});`);
    expect(named('5_000')).toEqual(['5_000']);
    expect(named('limit(5_000)')).toEqual([]);
    expect(named('5_000', 'other')).toEqual([]);
    expect(named('2 * MOST_MS); const MOST_MS = limit(1_500')).toEqual([]);
  });
});

const FILES = sourceFiles('{src,db,tests}/**/*.{test,spec}.{ts,tsx}');

test.each(FILES)('every test of $name asserts something', ({ text }) => {
  expect(testsWithoutAssertion(text)).toEqual([]);
});

test.each(FILES)('no test of $name is switched off', ({ text }) => {
  expect(switchedOff(text)).toEqual([]);
});

test.each(FILES)('no measured time of $name is held against a fixed limit', ({ text }) => {
  expect(fixedTimes(text)).toEqual([]);
});
