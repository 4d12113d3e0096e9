/**
 * How many test cases passed and failed, from the reports of the test runners.
 */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Report } from './steps.ts';

export interface Counts {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/**
 * @param report kind of the report
 * @param file where it should be
 * @param succeeded whether the program ended with code 0
 * @returns the counts; a program that failed counts at least one failure, also when it crashed
 *   before it could write a report
 */
export function countCases(report: Report, file: string, succeeded: boolean): Counts {
  const counted = existsSync(file) ? read(report, file) : { passed: 0, failed: 0 };
  if (report === 'none' && succeeded) return { passed: 1, failed: 0 };
  // A program that says it is well and ran nothing did not do its work.
  const well = succeeded && counted.passed > 0;
  return { ...counted, failed: Math.max(counted.failed, well ? 0 : 1) };
}

function read(report: Report, file: string): Counts {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (report === 'playwright') {
    const { stats } = playwrightReport.parse(content);
    // A second try counts where a configuration allows one; the runner names those tests.
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  }
  const files = vitestReport.parse(content).testResults;
  const cases = files.flatMap((each) => each.assertionResults);
  const broken = files.filter(
    (each) =>
      each.status === 'failed' && !each.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: cases.filter(({ status }) => status === 'passed').length,
    failed: cases.filter(({ status }) => status === 'failed').length + broken.length,
  };
}
