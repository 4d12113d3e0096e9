import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../tree.ts';

/**
 * @param program name of a program of node_modules/.bin or of the system
 * @param variables added to the environment; undefined takes one away
 * @param collected takes what it prints; without it, that goes straight to the terminal
 * @returns whether it ended with code 0
 */
export function succeeds(
  program: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
  collected?: string[],
): Promise<boolean> {
  const bin = path.join(ROOT, 'node_modules', '.bin');
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: collected ? ['ignore', 'pipe', 'pipe'] : 'inherit',
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
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => collected?.push(text));
    }
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}
