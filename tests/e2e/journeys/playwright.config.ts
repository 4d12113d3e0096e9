/**
 * Journeys, in every engine of this machine. Each has a size of its own, which every engine takes;
 * Chromium takes the other one as well.
 */
import { defineConfig } from '@playwright/test';
import { ENGINES } from '../../support/journeys/engine-names.ts';
import { findEngines, HOW_TO_GET } from '../../support/journeys/find-engines.ts';
import { limit } from '../../support/limits/limit.ts';
import type { JourneyOptions } from './test.ts';

const found = findEngines();
const missing = ENGINES.filter((name) => !found.some((engine) => engine.name === name));
const said = missing.map((name) => `${name} (${HOW_TO_GET[name]})`).join('; ');
if (missing.length > 0 && process.env.CI === 'true') {
  throw new Error(`Journeys run in three engines. Missing here: ${said}`);
}

export default defineConfig<JourneyOptions>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../../test-results/journeys',
  globalSetup: './global-setup.ts',
  // As in the configuration of the other browser tests.
  retries: process.env.CI === 'true' ? 1 : 0,
  // On two cores as well: people read and wait, and so do sites that are built.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: limit(180_000),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  projects: found.flatMap(({ name }) => [
    // Debian's driver of WebKit sometimes answers a command never, on a machine that does much else.
    { name, ...(name === 'webkit' && { retries: 1 }), use: { engineName: name } },
    ...(name === 'chromium'
      ? [{ name: 'chromium-other-size', use: { engineName: name, otherSize: true } }]
      : []),
  ]),
});
