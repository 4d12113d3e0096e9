/**
 * The steps of `npm run test:changed`, and what it says of them at its start.
 */
import { playwright, STATIC_CHECKS, vitest, type Step } from '../runner/steps.ts';
import { isThere } from './import-graph.ts';
import type { Selection } from './select.ts';

/** What the formatter reads. */
const CODE = /\.(?:ts|tsx|mjs)$/;
/** Every other check reads the whole project, however little has changed. */
const NOT_WHOLE = new Set(['format', 'lock file']);

interface Steps {
  fast: Step[];
  slow: Step[];
  /** What runs and what does not, for people. */
  said: string;
}

/** @param changed files of the project, some of them gone */
export function stepsFor(changed: readonly string[], selection: Selection): Steps {
  const code = changed.filter((file) => CODE.test(file) && isThere(file));
  const checks: Step[] = STATIC_CHECKS.filter(({ name }) => !NOT_WHOLE.has(name));
  if (code.length > 0) {
    checks.unshift({ name: 'format', command: ['oxfmt', '--check', ...code], report: 'none' });
  }
  const { unit, integration, browser, leftOut } = selection;
  const slow = [
    ...(integration.length > 0
      ? [vitest('integration', ['integration', 'integration-apart'], integration)]
      : []),
    ...(browser.length > 0 ? [playwright('end to end', browser)] : []),
  ];
  const said = [
    `Runs ${checks.map(({ name }) => name).join(', ')}; ${unit.length} files of unit tests`,
    ...named('and of integration tests', integration),
    ...named('and of browser tests', browser),
    ...named('Leaves out, though the change may reach them,', leftOut),
    'Leaves out explorers, the soak, journeys and the lock file. `npm test` runs everything.',
  ].join('\n');
  return { fast: [vitest('unit', ['unit', 'stores'], unit), ...checks], slow, said };
}

function named(what: string, files: readonly string[]): string[] {
  return files.length === 0
    ? []
    : [`${what} ${files.length}:`, ...files.map((file) => `  ${file}`)];
}
