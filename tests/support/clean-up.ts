/**
 * Runs after each file of unit tests, and of integration tests that share their modules with the files that
 * follow in the same process: the next one finds the world as the process began.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
