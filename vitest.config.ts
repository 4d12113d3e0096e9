import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

// Plain vitest: no test renders an .astro component, those are checked in the built site.
export default defineConfig({
  test: {
    // Three also on two cores, where vitest would take one: integration waits for servers and disks.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
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
          // Properties try a hundred inputs, on machines of any speed; the bundled functions are thousands
          // of files to remove.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          // Real servers, disks and timeouts: as browser tests, one more try where nobody looks.
          retry: process.env.CI === 'true' ? 1 : 0,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
