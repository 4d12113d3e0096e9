/** `test` with a tab that prerenders and keeps pages (`open-chrome.ts`); no error stands on its console. */
import { OWN_TRANSITION } from '../page-errors.ts';
import { test as base, expect } from '../test.ts';
import { openChrome, type Chrome } from './open-chrome.ts';
import type { Tab } from './tab.ts';

export { expect };

interface TestFixtures {
  /** A path as an address of the shop. */
  at: (path: string) => string;
  tab: Tab;
}

interface WorkerFixtures {
  chrome: Chrome;
}

// Playwright reads from the pattern which fixtures a fixture needs: an empty one means none.
/* oxlint-disable no-empty-pattern -- as said above */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  chrome: [
    async ({}, use) => {
      // High enough that carousels are in view.
      const chrome = await openChrome({ height: 2400 });
      await use(chrome);
      await chrome.close();
    },
    { scope: 'worker' },
  ],
  at: async ({ baseURL }, use) => {
    await use((path) => new URL(path, baseURL).href);
  },
  tab: async ({ chrome, allowedErrors }, use) => {
    const tab = await chrome.openTab();
    await use(tab);
    const unexpected = tab.problems.filter(
      (problem) =>
        !problem.includes(OWN_TRANSITION) &&
        ![allowedErrors].flat().some((pattern) => pattern.test(problem)),
    );
    expect(unexpected, 'errors on the console').toEqual([]);
    await tab.close();
  },
});
/* oxlint-enable no-empty-pattern */
