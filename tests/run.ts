/**
 * `npm test`: everything; `npm run check`: the static checks alone. Every step runs, also after one
 * that failed. The last line is `N passed, N failed`: test cases, and each static check as one.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runStep, type StepResult } from './support/runner/run-step.ts';
import { STATIC_CHECKS, TESTS } from './support/runner/steps.ts';
import { summary } from './support/runner/summary.ts';

const steps = process.argv[2] === 'check' ? STATIC_CHECKS : [...STATIC_CHECKS, ...TESTS];
const folder = await mkdtemp(path.join(tmpdir(), 'woodward-run-'));
const results: StepResult[] = [];
try {
  for (const step of steps) {
    console.log(`\n── ${step.name}: ${step.command.join(' ')}`);
    results.push(await runStep(step, folder));
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n${summary(results)}`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
