/**
 * How many test cases passed and failed, and which failed, from the reports of the test runners.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Report } from './steps.ts';

export interface Counts {
  passed: number;
  failed: number;
  /** Each as `file › title`, as far as the report names them. */
  failures: string[];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

const suite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), ok: z.boolean() })),
  get suites() {
    return z.optional(z.array(suite));
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
});

/**
 * @param report kind of the report
 * @param file where it should be
 * @param succeeded whether the program ended with code 0
 * @returns the counts; a program that failed counts at least one failure, also when it crashed
 *   before it could write a report
 */
export function countCases(report: Report, file: string, succeeded: boolean): Counts {
  const counted = existsSync(file) ? read(report, file) : { passed: 0, failed: 0, failures: [] };
  if (report === 'none' && succeeded) return { passed: 1, failed: 0, failures: [] };
  // A program that says it is well and ran nothing did not do its work.
  const well = succeeded && counted.passed > 0;
  return { ...counted, failed: Math.max(counted.failed, well ? 0 : 1) };
}

function read(report: Report, file: string): Counts {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (report === 'playwright') {
    const { stats, suites } = playwrightReport.parse(content);
    return {
      // A second try counts where a configuration allows one; the runner names those tests.
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      failures: suites.flatMap(failedSpecs),
    };
  }
  const files = vitestReport.parse(content).testResults;
  const cases = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((each) => ({ ...each, file: path.relative(process.cwd(), name) })),
  );
  const failed = cases.filter(({ status }) => status === 'failed');
  const broken = files.filter(
    (each) =>
      each.status === 'failed' && !each.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: cases.filter(({ status }) => status === 'passed').length,
    failed: failed.length + broken.length,
    failures: [
      ...failed.map((each) => `${each.file} › ${each.fullName}`),
      ...broken.map(({ name }) => path.relative(process.cwd(), name)),
    ],
  };
}

function failedSpecs({ specs, suites = [] }: z.infer<typeof suite>): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`);
  return [...own, ...suites.flatMap(failedSpecs)];
}
