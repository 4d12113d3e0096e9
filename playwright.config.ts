import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { browserOptions, findBrowser, HOW_TO_GET_A_BROWSER } from './tests/support/browser.ts';
import { limit } from './tests/support/limits/limit.ts';

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error(HOW_TO_GET_A_BROWSER);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/support/shop/global-setup.ts',
  // In CI, a test that passes at the second try is reported as flaky and stops nothing; elsewhere it
  // fails.
  retries: process.env.CI === 'true' ? 1 : 0,
  timeout: limit(60_000),
  expect: { timeout: limit(15_000) },
  // Three also on two cores: pages wait for the shop, and tests for pages.
  workers: Math.max(3, availableParallelism() - 1),
  fullyParallel: true,
  forbidOnly: true,
  // A caller that wants the results as JSON names a file in PLAYWRIGHT_JSON_OUTPUT_FILE.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // Recording every test takes a tenth of the time; `--trace on` records the tests of one run.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, ...browserOptions() },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
});
