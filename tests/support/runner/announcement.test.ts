import { expect, test } from 'vitest';
import { ENGINES } from '../journeys/engine-names.ts';
import { announcement } from './announcement.ts';
import { STATIC_CHECKS, TESTS, UNIT } from './steps.ts';
import { lastTimes } from './times.ts';

const STEPS = [UNIT, ...STATIC_CHECKS, ...TESTS];
const MACHINE = { cores: 4, load: 0.25, engines: ENGINES, isStrict: false };
const TIMES = { cores: 2, load: 0.1, seconds: { unit: 31.4, integration: 402 }, isOwn: true };

test('each step is said, with what it took where that is known', () => {
  const lines = announcement(STEPS, TIMES, MACHINE).split('\n');
  expect(lines[0]).toContain(`${STEPS.length} steps on 4 cores, with 0.3 programs at work`);
  expect(lines[1]).toContain('here, with 2 cores');
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}unit +31 s$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}journeys +\?$/));
  expect(lines).toHaveLength(STEPS.length + 2);
});

test('on a machine where nothing has run, the times are of another one', () => {
  const said = announcement(STEPS, { ...TIMES, isOwn: false }, MACHINE);
  expect(said).toContain('on a machine of reference, with 2 cores');
});

test('a missing engine is named, with what follows from it', () => {
  const without = { ...MACHINE, engines: ['chromium', 'firefox'] as const };
  expect(announcement(STEPS, TIMES, without)).toMatch(
    /There is no webkit .* Chromium, which is no failure\. To have it: npx playwright install webkit/,
  );
  expect(announcement(STEPS, TIMES, { ...without, isStrict: true })).toMatch(
    /There is no webkit .* and the run fails without it/,
  );
  expect(announcement(STEPS, TIMES, { ...MACHINE, engines: [] })).toMatch(
    /There is no chromium .* and the run fails without it/,
  );
});

test('times are known from the first run on', () => {
  const { seconds } = lastTimes();
  expect(seconds['unit']).toBeGreaterThan(0);
  expect(seconds['end to end']).toBeGreaterThan(0);
});
