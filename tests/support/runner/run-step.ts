/**
 * Runs one step as a program of its own, its output going straight to the terminal.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../tree.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { countCases, type Counts } from './counts.ts';
import type { Step } from './steps.ts';

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
  const ready = !step.browser || (await ensureBrowser());
  const succeeded = ready && (await run(step, report, folder));
  return {
    name: step.name,
    seconds: (performance.now() - start) / 1000,
    ...countCases(step.report, report, succeeded),
  };
}

async function run(step: Step, report: string, folder: string): Promise<boolean> {
  const [program = '', ...given] = step.command;
  const reporting =
    step.report === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      : [];
  return succeeds(program, [...given, ...reporting], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: step.report === 'playwright' ? report : undefined,
    DATA_DIR: path.join(folder, 'data'),
  });
}

/**
 * @param program name of a program of node_modules/.bin or of the system
 * @param variables added to the environment; undefined takes one away
 * @returns whether it ended with code 0
 */
export function succeeds(
  program: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const bin = path.join(ROOT, 'node_modules', '.bin');
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: 'inherit',
      // There the programs of node_modules/.bin are scripts of the shell.
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
        // The tests bring their own database and never touch that of the person at this machine.
        DATABASE_URL: undefined,
        ASTRO_TELEMETRY_DISABLED: '1',
        ...variables,
      },
    });
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}
