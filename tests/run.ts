/**
 * `npm test`: everything; `npm run check`: the static checks and quick conventions. Every step runs, also after one
 * that failed. The last line is `N passed, N failed`: test cases, and each static check as one.
 * `npm test -- --keep-reference` takes the times of this run for those that a clone starts with.
 */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { findEngines } from './support/journeys/find-engines.ts';
import { announcement } from './support/runner/announcement.ts';
import { runSteps } from './support/runner/run-steps.ts';
import { CONVENTIONS, STATIC_CHECKS, TESTS, UNIT } from './support/runner/steps.ts';
import { keepTimes, lastTimes } from './support/runner/times.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'keep-reference': { type: 'boolean', default: false } },
});
if (positionals[0] === 'check') await runSteps([CONVENTIONS, ...STATIC_CHECKS], []);
else {
  // What takes longest begins.
  const fast = [UNIT, ...STATIC_CHECKS];
  const [load = 0] = loadavg();
  const machine = {
    cores: availableParallelism(),
    load,
    engines: findEngines().map(({ name }) => name),
    isStrict: process.env.CI === 'true',
  };
  console.log(announcement([...fast, ...TESTS], lastTimes(), machine));
  keepTimes(await runSteps(fast, TESTS), load, values['keep-reference']);
}
