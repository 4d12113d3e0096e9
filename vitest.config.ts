import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { limit } from './tests/support/limits/limit.ts';
import { LongestFirst } from './tests/support/runner/longest-first.ts';

const LIMITS = 'tests/support/limits/set-limits.ts';
const CLEAN_UP = 'tests/support/clean-up.ts';
const STORES = 'src/stores/**/*.test.ts';
const IN_PROCESS = 'tests/integration/{admin,database,media,quotes,staff,stock}/**/*.test.ts';
const isShuffled = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'));

const INTEGRATION = {
  // As for browser tests: real servers and disks, so one more try in CI.
  retry: process.env.CI === 'true' ? 1 : 0,
  globalSetup: ['tests/support/global-setup.ts'],
};

// Plain vitest: no test renders an .astro component, those are checked in the built site.
export default defineConfig({
  test: {
    // Three also on two cores, where vitest would take one: integration waits for servers and disks.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: isShuffled ? {} : { sequencer: LongestFirst },
    expect: { poll: { timeout: limit(20_000) } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'db/**/*.test.ts',
            'tests/{architecture,support,explore}/**/*.test.ts',
          ],
          exclude: [STORES],
          // Modules are loaded once for all files of a process: two thirds of the time were that.
          isolate: false,
          setupFiles: [LIMITS, CLEAN_UP],
        },
      },
      {
        extends: true,
        test: {
          // A store reads the device's storage and the window when it is loaded, and keeps listening for a
          // second after its last subscriber: each file needs stores of its own.
          name: 'stores',
          include: [STORES],
          setupFiles: [LIMITS],
        },
      },
      {
        extends: true,
        test: {
          // They send requests to apps in this process, each file with its own database: modules are loaded once
          // here too.
          name: 'integration',
          include: [IN_PROCESS],
          isolate: false,
          setupFiles: [LIMITS, CLEAN_UP],
          ...INTEGRATION,
        },
      },
      {
        extends: true,
        test: {
          // They change the environment, break services of the shop, build sites, start programs.
          name: 'integration-apart',
          include: ['tests/integration/**/*.test.ts'],
          exclude: [IN_PROCESS],
          setupFiles: [LIMITS],
          ...INTEGRATION,
        },
      },
    ],
  },
});
