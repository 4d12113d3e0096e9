/** Commands of `src/local`, as programs. */
import { execFile, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { ROOT } from './tree.ts';

export interface Printed {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * @returns the environment of a program of this project: of ours only what every program needs, and where
 *   compiled code is kept, which is a quarter of what its start takes
 */
export function programEnvironment(): Record<'PATH' | 'HOME' | 'NODE_COMPILE_CACHE', string> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE: path.join(ROOT, '.cache', 'test-programs') };
}

/**
 * @param program name of a file in `src/local`
 * @param variables its environment, besides PATH and HOME
 * @returns what it printed, and its exit code
 */
export async function runProgram(
  program: string,
  variables: Record<string, string>,
  args: readonly string[] = [],
): Promise<Printed> {
  const env = { ...programEnvironment(), ...variables };
  try {
    const printed = await promisify(execFile)(
      process.execPath,
      [`src/local/${program}.ts`, ...args],
      { cwd: ROOT, env },
    );
    return { code: 0, ...printed };
  } catch (error) {
    // `execFile` fails with what the program printed.
    return error as Printed;
  }
}

/**
 * @param shop a program that was just started, whose output is piped
 * @returns what it printed until it was open
 * @throws Error with what it printed, when it ends before
 */
export async function untilOpen(
  shop: ChildProcessByStdio<null, Readable, Readable>,
): Promise<string> {
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const take = (text: string) => {
      printed += text;
      if (printed.includes('The shop is open')) resolve();
    };
    shop.stdout.setEncoding('utf8').on('data', take);
    shop.stderr.setEncoding('utf8').on('data', take);
    shop.once('exit', (code) => reject(new Error(`It ended with code ${code}:\n${printed}`)));
  });
  return printed;
}

/** @returns the exit code, or the signal that ended it */
export async function endBy(shop: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const ended = once(shop, 'exit');
  shop.kill(signal);
  const [code, by] = (await ended) as [number | null, string | null];
  return code ?? by;
}
