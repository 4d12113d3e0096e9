/**
 * `npm test`: everything; `npm run check`: the static checks alone. Every step runs, also after one
 * that failed. The last line is `N passed, N failed`: test cases, and each static check as one.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChecks, runStep, title, type StepResult } from './support/runner/run-step.ts';
import { STATIC_CHECKS, TESTS } from './support/runner/steps.ts';
import { summary } from './support/runner/summary.ts';

const tests = process.argv[2] === 'check' ? [] : TESTS;
const folder = await mkdtemp(path.join(tmpdir(), 'woodward-run-'));
const results: StepResult[] = [];
try {
  results.push(...(await runChecks(STATIC_CHECKS, folder)));
  for (const step of tests) {
    console.log(`\n${title(step)}`);
    results.push(await runStep(step, folder));
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n${summary(results)}`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
