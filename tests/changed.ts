/**
 * `npm run test:changed`: what depends on the files changed since the main branch, in a few minutes.
 * `--since <branch>` compares with another one. `npm test` runs everything.
 */
import { parseArgs } from 'node:util';
import { changedFiles } from './support/changed/changed-files.ts';
import { PROJECT_CODE } from './support/changed/project-code.ts';
import { select } from './support/changed/select.ts';
import { stepsFor } from './support/changed/steps-for.ts';
import { runSteps } from './support/runner/run-steps.ts';
import { sourceFiles } from './support/tree.ts';

const { values } = parseArgs({ options: { since: { type: 'string' } } });
const { base, files } = changedFiles(values.since);
if (files.length === 0) console.log(`Nothing has changed since ${base}.`);
else {
  const selection = select(files, sourceFiles(...PROJECT_CODE));
  const { fast, slow, said } = stepsFor(files, selection);
  console.log(`${files.length} files have changed since ${base}.\n${said}`);
  await runSteps(fast, slow);
}
