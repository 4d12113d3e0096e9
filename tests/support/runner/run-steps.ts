/**
 * Runs the steps of a command, and says at the end how they went.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runBeside, runStep, title, type StepResult } from './run-step.ts';
import type { Step } from './steps.ts';
import { summary } from './summary.ts';

/**
 * Runs every step, also after one that failed.
 * @param fast run beside each other
 * @param slow run one after the other, because each uses the whole machine; those that wait, beside each other
 * @returns what came of each; the process ends with code 1 when anything failed
 */
export async function runSteps(
  fast: readonly Step[],
  slow: readonly Step[],
): Promise<StepResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-run-'));
  const results: StepResult[] = [];
  try {
    results.push(...(await runBeside(fast, folder)));
    for (const group of together(slow)) results.push(...(await runGroup(group, folder)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`\n${summary(results)}`);
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
  return results;
}

type Group = [Step, ...Step[]];

/** @returns the steps in their order, neighbors that wait in one group */
export function together(steps: readonly Step[]): Group[] {
  const groups: Group[] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.waits && last?.[0].waits) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

async function runGroup(group: Group, folder: string): Promise<StepResult[]> {
  if (group.length > 1) return runBeside(group, folder);
  // One that runs alone is watched while it does.
  console.log(`\n${title(group[0])}`);
  return [await runStep(group[0], folder)];
}
