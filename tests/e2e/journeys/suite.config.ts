/**
 * Each journey twice, for `npm test`: at its own size in WebKit on a phone and in Firefox on a
 * desktop, at the other size in Chromium, which also stands in for an engine that is missing here.
 */
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findEngine } from '../../support/journeys/find-engines.ts';
import { sourceFiles } from '../../support/tree.ts';
import all from './playwright.config.ts';
import type { JourneyOptions } from './test.ts';

/** Phones are iPhones. */
const ENGINE_OF = { phone: 'webkit', desktop: 'firefox' } as const;

/** @returns names of the journeys that go through this engine at their own size */
function journeysOf(name: string | undefined): string[] {
  return sourceFiles('tests/e2e/journeys/*.journey.ts')
    .filter(({ text }) => {
      const engine = ENGINE_OF[text.includes("home: 'phone'") ? 'phone' : 'desktop'];
      return name === (findEngine(engine) ? engine : 'chromium');
    })
    .map((file) => path.basename(file.name));
}

export default defineConfig<JourneyOptions>({
  ...all,
  projects: (all.projects ?? []).map((project) =>
    project.name === 'chromium-other-size'
      ? project
      : { ...project, testMatch: journeysOf(project.name) },
  ),
});
