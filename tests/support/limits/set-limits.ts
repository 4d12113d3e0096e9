/**
 * Runs before each file of vitest, which may come long after the run began: a test and a hook have
 * many times what the longest of them takes, on this machine at the moment.
 */
import { vi } from 'vitest';
import { limit } from './limit.ts';

vi.setConfig({ testTimeout: limit(120_000), hookTimeout: limit(180_000) });
