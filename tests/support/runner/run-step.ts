/**
 * Runs one step as a program of its own, its output going straight to the terminal.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { EngineName } from '../journeys/engine-names.ts';
import { countCases, type Counts } from './counts.ts';
import { ensureEngines } from './ensure-engines.ts';
import type { Step } from './steps.ts';
import { succeeds } from './succeeds.ts';

export interface StepResult extends Counts {
  name: string;
  seconds: number;
}

/**
 * @param step what to run
 * @param folder existing folder for reports and for what the build keeps
 * @returns its counts; a program that cannot even be started counts as failed
 */
export async function runStep(step: Step, folder: string): Promise<StepResult> {
  const start = performance.now();
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  const leftOut = await ensureEngines(step.engines ?? []);
  const succeeded = leftOut !== undefined && (await run(step, report, folder, leftOut));
  return {
    name: step.name,
    seconds: (performance.now() - start) / 1000,
    ...countCases(step.report, report, succeeded),
  };
}

async function run(
  step: Step,
  report: string,
  folder: string,
  leftOut: readonly EngineName[],
): Promise<boolean> {
  const [program = '', ...given] = step.command;
  const reporting =
    step.report === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      : [];
  return succeeds(program, [...given, ...reporting], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: step.report === 'playwright' ? report : undefined,
    DATA_DIR: path.join(folder, 'data'),
    ENGINES_LEFT_OUT: leftOut.join(','),
  });
}
