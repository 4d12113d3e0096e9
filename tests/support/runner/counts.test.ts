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
const file = (status: string, ...cases: string[]) => ({
  status,
  assertionResults: cases.map((each) => ({ status: each })),
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
    expect(countCases('vitest', report, false)).toEqual({ passed: 3, failed: 1 });
  });

  test('a test file that cannot even be loaded is a failure', () => {
    const report = reportWith({ testResults: [file('passed', 'passed'), file('failed')] });
    expect(countCases('vitest', report, false)).toEqual({ passed: 1, failed: 1 });
  });

  test('an error outside every test is a failure', () => {
    const report = reportWith({ testResults: [file('passed', 'passed')] });
    expect(countCases('vitest', report, false)).toEqual({ passed: 1, failed: 1 });
  });

  test('counts the cases of Playwright, a second try among those that passed', () => {
    const report = reportWith({ stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 4 } });
    expect(countCases('playwright', report, false)).toEqual({ passed: 6, failed: 2 });
  });

  test('a step without a report is one case', () => {
    expect(countCases('none', nowhere(), true)).toEqual({ passed: 1, failed: 0 });
    expect(countCases('none', nowhere(), false)).toEqual({ passed: 0, failed: 1 });
  });

  test('a run that crashed before its report, or ran nothing, is a failure', () => {
    expect(countCases('vitest', nowhere(), false)).toEqual({ passed: 0, failed: 1 });
    expect(countCases('vitest', nowhere(), true)).toEqual({ passed: 0, failed: 1 });
    const empty = reportWith({ testResults: [] });
    expect(countCases('vitest', empty, true)).toEqual({ passed: 0, failed: 1 });
  });
});

test('the last line of a summary is the sum', () => {
  const lines = summary([
    { name: 'format', seconds: 1.23, passed: 1, failed: 0 },
    { name: 'unit', seconds: 45, passed: 200, failed: 3 },
  ]).split('\n');
  expect(lines.at(-1)).toBe('201 passed, 3 failed');
  expect(lines[0]).toMatch(/^✓ format +1 passed +0 failed +1\.2 s$/);
  expect(lines[1]).toMatch(/^✗ unit +200 passed +3 failed +45\.0 s$/);
});
