import { execFileSync } from 'node:child_process';
import { ROOT } from '../tree.ts';

/**
 * @param since branch or commit; without it, the main branch as this clone knows it
 * @returns the point where the work left that branch, and the files that are not as they were there:
 *   committed, not yet committed, and new ones that Git does not ignore
 * @throws when there is no such branch
 */
export function changedFiles(since?: string): { base: string; files: string[] } {
  const [branch] = git('branch', '--show-current');
  // On the main branch itself, what was not pushed.
  const main = branch === 'main' ? ['origin/main', 'main'] : ['main', 'origin/main'];
  const from = since ?? main.find(isCommit);
  if (from === undefined) throw new Error('There is no branch main: say --since <branch>.');
  const base = git('merge-base', from, 'HEAD')[0] ?? from;
  const files = [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return { base: base.slice(0, 8), files: [...new Set(files)].toSorted() };
}

function isCommit(name: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    return true;
  } catch {
    // Git says by its exit code that there is none.
    return false;
  }
}

function git(...args: string[]): string[] {
  const said = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return said.split('\n').filter(Boolean);
}
