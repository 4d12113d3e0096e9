import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countCases } from './counts.ts';
import { summary } from './summary.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'woodward-counts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function reportWith(content: unknown): string {
  const file = path.join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}
const BROKEN = path.normalize('src/sum.test.ts');
const file = (status: string, ...cases: string[]) => ({
  name: path.resolve(BROKEN),
  status,
  assertionResults: cases.map((each) => ({ status: each, fullName: `adds ${each}` })),
});
const nowhere = () => path.join(folder, 'nowhere.json');

describe('countCases', () => {
  test('counts the cases of vitest', () => {
    const report = reportWith({
      testResults: [
        file('passed', 'passed', 'passed', 'skipped'),
        file('failed', 'passed', 'failed'),
      ],
    });
    expect(countCases('vitest', report, false)).toEqual({
      passed: 3,
      failed: 1,
      failures: [`${BROKEN} › adds failed`],
    });
  });

  test('a test file that cannot even be loaded is a failure', () => {
    const report = reportWith({ testResults: [file('passed', 'passed'), file('failed')] });
    expect(countCases('vitest', report, false)).toEqual({
      passed: 1,
      failed: 1,
      failures: [BROKEN],
    });
  });

  test('an error outside every test is a failure', () => {
    const report = reportWith({ testResults: [file('passed', 'passed')] });
    expect(countCases('vitest', report, false)).toEqual({ passed: 1, failed: 1, failures: [] });
  });

  test('counts the cases of Playwright, a second try among those that passed', () => {
    const spec = (title: string, ok: boolean) => ({ title, ok, file: 'cart.spec.ts' });
    const report = reportWith({
      stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 4 },
      suites: [
        {
          specs: [spec('adds', true), spec('removes', false)],
          suites: [{ specs: [spec('shares', false)] }],
        },
      ],
    });
    expect(countCases('playwright', report, false)).toEqual({
      passed: 6,
      failed: 2,
      failures: ['cart.spec.ts › removes', 'cart.spec.ts › shares'],
    });
  });

  test('a step without a report is one case', () => {
    expect(countCases('none', nowhere(), true)).toEqual({ passed: 1, failed: 0, failures: [] });
    expect(countCases('none', nowhere(), false)).toEqual({ passed: 0, failed: 1, failures: [] });
  });

  test('a run that crashed before its report, or ran nothing, is a failure', () => {
    expect(countCases('vitest', nowhere(), false)).toEqual({ passed: 0, failed: 1, failures: [] });
    expect(countCases('vitest', nowhere(), true)).toEqual({ passed: 0, failed: 1, failures: [] });
    const empty = reportWith({ testResults: [] });
    expect(countCases('vitest', empty, true)).toEqual({ passed: 0, failed: 1, failures: [] });
  });
});

test('a summary ends with what failed and the sum', () => {
  const lines = summary([
    { name: 'format', seconds: 1.23, passed: 1, failed: 0, failures: [] },
    { name: 'unit', seconds: 45, passed: 200, failed: 3, failures: ['a.test.ts › adds'] },
  ]).split('\n');
  expect(lines.at(-1)).toBe('201 passed, 3 failed');
  expect(lines.at(-2)).toBe('✗ unit: a.test.ts › adds');
  expect(lines[0]).toMatch(/^✓ format +1 passed +0 failed +1\.2 s$/);
  expect(lines[1]).toMatch(/^✗ unit +200 passed +3 failed +45\.0 s$/);
});
