/**
 * What `npm test` runs, in this order. Programs are those of node_modules/.bin.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ENGINES, type EngineName } from '../journeys/engine-names.ts';
import { ROOT } from '../tree.ts';

/** How a step's test cases are counted: from the report it writes, or as one. */
export type Report = 'vitest' | 'playwright' | 'none';

export interface Step {
  name: string;
  command: readonly string[];
  report: Report;
  /** Browsers it needs, which are looked for first. */
  engines?: readonly EngineName[];
  /** Leaves a core idle: runs beside its neighbors that do too. */
  waits?: true;
}

/**
 * Checks that run nothing of the product; `npm run check` runs these and `CONVENTIONS`, two at a time. The linter
 * uses both cores and ends; it checks the types of all but components, with TypeScript's native compiler.
 */
export const STATIC_CHECKS: readonly Step[] = [
  {
    name: 'types .astro',
    command: ['astro', 'check', '--tsconfig', 'tsconfig.astro.json'],
    report: 'none',
  },
  { name: 'format', command: ['oxfmt', '--check'], report: 'none' },
  {
    name: 'lock file',
    command: ['node', 'tools/complete-lock.ts', '--check'],
    report: 'none',
  },
  { name: 'unused code', command: ['knip'], report: 'none' },
  {
    name: 'dependency rules',
    command: ['depcruise', 'src', 'db', 'netlify', 'tests', 'tools'],
    report: 'none',
  },
  { name: 'lint .astro', command: ['eslint', '.'], report: 'none' },
  { name: 'lint and types', command: ['oxlint', '--type-aware', '--type-check'], report: 'none' },
];

const ARCHITECTURE = 'tests/architecture';
/** Bundles every function, and reads every component: most of the time of all of them. */
const LONG_CONVENTIONS = new Set(['functions.test.ts', 'bare-texts.test.ts']);

/** The conventions that a commit may break unseen: what `npm run check` runs besides. */
export const CONVENTIONS = vitest(
  'conventions',
  ['unit'],
  readdirSync(path.join(ROOT, ARCHITECTURE))
    .filter((name) => name.endsWith('.test.ts') && !LONG_CONVENTIONS.has(name))
    .map((name) => `${ARCHITECTURE}/${name}`),
);

/** Beside the static checks: together they answer within minutes. */
export const UNIT = vitest('unit', ['unit', 'stores']);

/** What waits for servers and browsers. */
export const TESTS: readonly Step[] = [
  vitest('integration', ['integration', 'integration-apart']),
  { name: 'build', command: ['node', 'src/local/build.ts'], report: 'none' },
  playwright('end to end'),
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'tests/e2e/journeys/suite.config.ts'],
    report: 'playwright',
    engines: ENGINES,
    // People read, and engines start.
    waits: true,
  },
  {
    name: 'soak',
    command: ['node', 'tests/soak/run.ts', '--seed=1', '--days=2'],
    report: 'none',
    waits: true,
  },
  {
    // As many steps as come in the time, of two walks that are the same each time.
    name: 'explorers',
    command: [
      'node',
      'tests/explore/run.ts',
      '--role=visitor,staff',
      '--seed=2',
      '--seconds=20,10',
      '--steps=1000',
    ],
    report: 'none',
    engines: ['chromium'],
    waits: true,
  },
];

/** @returns the step of these projects of vitest, with all their files or with these */
export function vitest(
  name: string,
  projects: readonly string[],
  files: readonly string[] = [],
): Step {
  const options = projects.flatMap((project) => ['--project', project]);
  return { name, command: ['vitest', 'run', ...options, ...files], report: 'vitest' };
}

/** @returns the step of the browser tests, of all files or of these */
export function playwright(name: string, files: readonly string[] = []): Step {
  return {
    name,
    command: ['playwright', 'test', ...files],
    report: 'playwright',
    engines: ['chromium'],
  };
}
