/**
 * Runs steps, each as a program of its own.
 */
import { availableParallelism } from 'node:os';
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

/** How many steps run beside each other: most use one core, and the disk. */
const AT_ONCE = Math.min(2, availableParallelism());

/**
 * Runs steps beside each other, begun in their order, and prints what each has said when it ends.
 * @param folder existing folder for what they keep
 * @returns the results in the order of the steps
 */
export async function runBeside(steps: readonly Step[], folder: string): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const left = [...steps.entries()];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [index, step] = next;
      const said: string[] = [];
      results[index] = await runStep(step, folder, said);
      console.log(`\n${title(step)}\n${said.join('')}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

/** @returns the line above what a step prints */
export function title({ name, command }: Step): string {
  return `── ${name}: ${command.join(' ')}`;
}

/**
 * @param step what to run
 * @param folder existing folder for reports and for what the build keeps
 * @param collected takes what it prints; without it, that goes straight to the terminal
 * @returns its counts; a program that cannot even be started counts as failed
 */
export async function runStep(
  step: Step,
  folder: string,
  collected?: string[],
): Promise<StepResult> {
  const start = performance.now();
  // Steps run beside each other.
  const report = path.join(folder, `${step.name.replaceAll(' ', '-')}.json`);
  const leftOut = await ensureEngines(step.engines ?? []);
  const succeeded = leftOut !== undefined && (await run(step, report, folder, leftOut, collected));
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
  collected: string[] | undefined,
): Promise<boolean> {
  const [program = '', ...given] = step.command;
  const reporting =
    step.report === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      : [];
  const variables = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: step.report === 'playwright' ? report : undefined,
    DATA_DIR: path.join(folder, 'data'),
    ENGINES_LEFT_OUT: leftOut.join(','),
  };
  return succeeds(program, [...given, ...reporting], variables, collected);
}
