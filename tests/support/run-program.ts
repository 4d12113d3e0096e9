/** Commands of `src/local`, as programs. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './tree.ts';

export interface Printed {
  code: number;
  stdout: string;
  stderr: string;
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
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, ...variables };
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
