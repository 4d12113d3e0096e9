/**
 * Points git at this project's hooks, after `npm install`. An installation never fails because of
 * it: without hooks everything works, only later checks find what the hook would have found.
 */
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** Not for a copy of this project within another one's repository. */
function isOwnWorkTree(): boolean {
  return realpathSync(git('rev-parse', '--show-toplevel')) === realpathSync(process.cwd());
}

try {
  if (!process.env.CI && isOwnWorkTree()) git('config', 'core.hooksPath', '.githooks');
} catch {
  console.log('No git hooks installed: this folder is no git work tree.');
}
