/**
 * Each journey once, at its own size in one engine, for `npm test`.
 */
import { defineConfig } from '@playwright/test';
import { findEngines } from '../../support/journeys/find-engines.ts';
import { journeysIn, spread } from '../../support/journeys/spread.ts';
import { sourceFiles } from '../../support/tree.ts';
import all from './playwright.config.ts';
import type { JourneyOptions } from './test.ts';

const found = findEngines().map(({ name }) => name);
const lists = spread(journeysIn(sourceFiles('tests/e2e/journeys/*.journey.ts')), found);

export default defineConfig<JourneyOptions>({
  ...all,
  projects: found.map((name) => ({ name, testMatch: lists[name], use: { engineName: name } })),
});
